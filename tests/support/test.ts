import { test as base, type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { sessionSecret, startServer, type TestServer } from './server.ts'
import { signIn } from './tenant.ts'

export type TestOptions = {
  /** Whether the browser runs scripts, runs none, or runs those in the page but gets none of the script files. */
  scripts: 'run' | 'off' | 'lost'
}

type WorkerOptions = {
  /** Of the server that the pages come from, on top of the usual ones; another one is started for others. */
  settings: Record<string, string>
  /** The folder of the built portal; null for this one. */
  portal: string | null
}

type Fixtures = {
  /** Makes the browser belong to somebody, as if he had signed in. */
  actAs: (actor: Actor) => Promise<void>
  /** Chooses the language of the pages. */
  speak: (language: Language) => Promise<void>
}

/** Tests of pages: a server per worker, and a browser that reports what went wrong in it. */
export const test = base.extend<TestOptions & Fixtures, WorkerOptions & { server: TestServer }>({
  scripts: ['run', { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  portal: [null, { option: true, scope: 'worker' }],

  server: [
    async ({ settings, portal }, use) => {
      const server = await startServer(settings, portal ?? undefined)
      keepEnvironment(readEnvironment({ ...settings, SESSION_SECRET: sessionSecret, NODE_ENV: 'test' }))
      openDatabase(await server.databaseUrl())
      await use(server)
      await closeDatabase()
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ server }, use) => use(server.origin),

  context: async ({ context, scripts }, use) => {
    if (scripts === 'lost') await loseScripts(context)
    // The browser has its own clock (tests/support/clock.js): its scripts get ours, where ours was moved.
    if (process.env.FAKETIME) await context.clock.install({ time: Date.now() })
    const problems: string[] = []
    context.on('console', (message) => isProblem(message, scripts) && problems.push(message.text()))
    context.on('weberror', (error) => problems.push(error.error().message))
    await use(context)
    expect(problems, 'problems the browser reported').toEqual([])
  },

  actAs: ({ server, context }, use) =>
    use(async (actor) => {
      const cookies = await signIn(server.origin, actor)
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.origin })))
    }),

  speak: ({ server, context }, use) =>
    use((language) => context.addCookies([{ name: 'routekaart.language', value: language, url: server.origin }])),
})

/** What is looked at in English has been looked at in Dutch, with other words: it is one of the long tests. */
export const extentOf = (language: Language): { tag: string[] } => ({ tag: language === 'en' ? ['@night'] : [] })

/** Lets no script file arrive. */
async function loseScripts(context: BrowserContext): Promise<void> {
  await context.route(/\.js(\?.*)?$/, (route) => route.abort())
}

/** The browser itself reports pages with an error status, and the scripts that are lost on purpose. */
function isProblem(message: ConsoleMessage, scripts: TestOptions['scripts']): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false
  // Tests that cut the network do so on purpose.
  if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return false
  const isOfAsset = /\.(js|css|woff2|svg|png|webmanifest)(\?.*)?$/.test(message.location().url)
  if (/status of [45]\d\d/.test(message.text())) return isOfAsset
  return !(scripts === 'lost' && message.text().includes('net::ERR_FAILED'))
}

/** Waits until the script of a page with forms has taken it over, and the ways out of its form are links. */
export async function expectTakenOver(page: Page): Promise<void> {
  const isTakenOver = () =>
    document.querySelector('script[type=module]') === null ||
    (document.documentElement.dataset.alive !== undefined &&
      document.querySelector('header button[data-way-out]:not(:focus)') === null)
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true)
}
