import { existsSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '#tests/support/browser.js'

/** A browser that journeys are made in. */
export type Browser = 'Chromium' | 'Firefox' | 'w3m'

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * Where this machine has a browser, `E2E_FIREFOX` first; where it has none, that is printed, so that nobody takes a green
 * run for more than it was.
 */
export async function programOf(browser: Browser): Promise<string | null> {
  const found = await placeOf(browser)
  if (!found) console.log(`NOT TRIED: this machine has no ${browser}, so no journey was made in it.`)
  return found
}

async function placeOf(browser: Browser): Promise<string | null> {
  if (browser === 'Chromium') return (await findBrowser()) ?? null
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'w3m'))
  const places = browser === 'Firefox' ? [process.env.E2E_FIREFOX ?? '', ...firefoxes] : onPath
  return places.find((file) => existsSync(file)) ?? null
}
