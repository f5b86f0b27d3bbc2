import type { Page } from '@playwright/test'
import { build } from 'vite'
import type {} from './sign-in-client.browser.ts'

let script: Promise<string> | undefined

/** The client as one script: its own modules, put together as the build does. */
async function makeScript(): Promise<string> {
  const entry = 'tests/support/sign-in-client.browser.ts'
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2021', minify: false, lib: { entry, formats: ['iife'], name: 'signInClient' } },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The client was not built.')
  return bundle.output[0].code
}

/** Loads the browser's side of signing in into a page, as `window.signInClient`. */
export async function loadClient(page: Page): Promise<void> {
  script ??= makeScript()
  await page.evaluate(await script)
}
