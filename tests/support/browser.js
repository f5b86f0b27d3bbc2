import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackage, isRootOnDebian } from './debian.js'

/** First the one without windows: with it the journeys take a third of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The browser for the tests: the one that E2E_BROWSER or CHROME_PATH names, else Playwright's own, else one that this
 * machine has.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findBrowser() {
  const named = process.env.E2E_BROWSER || process.env.CHROME_PATH
  if (named) return named
  const { chromium } = await import('@playwright/test')
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...usualFolders]
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...usualPlaces].find((file) => existsSync(file))
}

/**
 * The browser for the tests; where there is none and we are root on Debian, a package with one is installed.
 * @returns {Promise<string>} path of the program
 * @throws {Error} that says how to get a browser
 */
export async function requireBrowser() {
  const found = await findBrowser()
  if (found) {
    if (existsSync(found)) return found
    throw new Error(`There is no browser at ${found}: check E2E_BROWSER and CHROME_PATH.`)
  }
  if (isRootOnDebian()) {
    console.log('Installing Chromium (a minute or so)…')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      installPackage(name)
      const installed = await findBrowser()
      if (installed) return installed
    }
  }
  throw new Error(
    'The tests need a browser and found none. Run `npx playwright install --with-deps chromium`, ' +
      'install Chromium or Chrome, or set E2E_BROWSER to the path of one.',
  )
}

/**
 * The text browser for the tests: one that shows a page as lines, and is led by commands.
 * @returns {string} path of the program
 * @throws {Error} that says how to get it
 */
export function requireTextBrowser() {
  const file = '/usr/bin/edbrowse'
  if (!existsSync(file) && isRootOnDebian()) installPackage('edbrowse')
  if (existsSync(file)) return file
  throw new Error('This test needs the text browser edbrowse and found none: install the package edbrowse.')
}
