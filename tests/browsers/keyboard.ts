import { expect } from '@playwright/test'
import { launch, type Browser, type Page } from 'puppeteer-core'

/** How a browser is started: by which program, and whether pages may run scripts. */
export type Way = { browser: 'chrome' | 'firefox'; executablePath: string; scripts: boolean }

/** Starts a browser with a page in Dutch. Whoever asked closes it. */
export async function openBrowser({
  browser,
  executablePath,
  scripts,
}: Way): Promise<{ browser: Browser; page: Page }> {
  const opened = await launch({
    ...{ browser, executablePath, headless: true, defaultViewport: { width: 1280, height: 900 } },
    ...(browser === 'chrome' ? { args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] } : {}),
    extraPrefsFirefox: {
      // It has no command for this yet; what this file asks of a page is answered all the same.
      'javascript.enabled': scripts,
      'intl.accept_languages': 'nl',
      // Its question whether to keep the password takes the next Enter.
      'signon.rememberSignons': false,
    },
  })
  const page = await opened.newPage()
  if (browser === 'chrome') {
    await page.setJavaScriptEnabled(scripts)
    await page.setExtraHTTPHeaders({ 'Accept-Language': 'nl' })
  }
  return { browser: opened, page }
}

/** More than any page of the journey has. */
const mostStops = 80

/**
 * Presses Tab until the control with this name has the focus.
 * @throws {Error} that names every control it came by, where none is called so
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met: string[] = []
  while (met.length < mostStops) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(nameOfFocused)
    if (name.test(focused)) return
    met.push(focused)
  }
  throw new Error(`Nothing is called ${name} on ${page.url()}; Tab came by:\n${[...new Set(met)].join('\n')}`)
}

/** Goes to a control by Tab and presses Enter, which a link and a button take alike. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Goes to a field by Tab, replaces what is in it and types. */
export async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.down('Control')
  await page.keyboard.press('a')
  await page.keyboard.up('Control')
  await page.keyboard.type(text)
}

/** Waits until the page with this first heading is there. */
export const seeHeading = (page: Page, heading: RegExp): Promise<void> =>
  expect.poll(() => textOf(page, 'h1'), { message: `the heading on ${page.url()}` }).toMatch(heading)

/** What stands in the first of these; '' while one page makes way for the next. */
export async function textOf(page: Page, selector: string): Promise<string> {
  try {
    return await page.evaluate((found) => document.querySelector(found)?.textContent ?? '', selector)
  } catch {
    return ''
  }
}

/** Runs in the page: what a label, or the control itself, says of what has the focus. */
function nameOfFocused(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return ''
  const labels = 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels] : []
  const said = labels.map((label) => label.textContent ?? '').join(' ')
  return (focused.getAttribute('aria-label') ?? (said || (focused.textContent ?? ''))).replace(/\s+/g, ' ').trim()
}
