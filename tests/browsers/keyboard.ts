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
 * Presses Tab, or Shift and Tab where it stands before, until the control with this name has the focus; nothing where it
 * has it already.
 * @throws {Error} that names every control it came by, where none is called so, or where the focus leaves the page:
 * Firefox gives it to its own bar then, while the driver still sends the keys to the page. Letters arrive, Enter presses
 * nothing, and no command of the driver brings the focus back.
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const { before, focused } = await page.evaluate(controlNames)
  const backwards = !name.test(focused) && before.some((control) => name.test(control))
  const met = [focused]
  while (!name.test(met.at(-1) ?? '')) {
    if (met.length > mostStops)
      throw new Error(`Nothing is called ${name} on ${page.url()}; Tab came by:\n${listOf(met)}`)
    await (backwards ? pressTabBack(page) : page.keyboard.press('Tab'))
    if (!(await page.evaluate(() => document.hasFocus()))) {
      throw new Error(`Tab left ${page.url()} before ${name}; it came by:\n${listOf(met)}`)
    }
    met.push(await nameOfFocused(page))
  }
}

/** What the control that has the focus is called; '' where none has it. */
export const nameOfFocused = async (page: Page): Promise<string> => (await page.evaluate(controlNames)).focused

const listOf = (names: string[]): string => [...new Set(names)].join('\n')

async function pressTabBack(page: Page): Promise<void> {
  await page.keyboard.down('Shift')
  await page.keyboard.press('Tab')
  await page.keyboard.up('Shift')
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

/**
 * Runs in the page: what a label, or the control itself, says of what has the focus ('' for a place that is no control),
 * and of the controls before it.
 */
function controlNames(): { before: string[]; focused: string } {
  const nameOf = (control: Element) => {
    const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : []
    const said = labels.map((label) => label.textContent ?? '').join(' ')
    return (control.getAttribute('aria-label') ?? (said || (control.textContent ?? ''))).replace(/\s+/g, ' ').trim()
  }
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
  const active = document.activeElement ?? document.body
  const stands = (control: Element) => active.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING
  return {
    before: controls.filter((control) => control.checkVisibility() && stands(control)).map(nameOf),
    focused: controls.includes(active) ? nameOf(active) : '',
  }
}
