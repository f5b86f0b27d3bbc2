import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { expectTakenOver } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** As it is published for browsers: half as long as what the package gives to Node. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const narrow = 320
const wide = 1280

/**
 * The gate opens each page once, where scripts run, and lets axe look on the narrow screen, without its rule about contrast,
 * which takes more than half of its time; the night run looks at everything. What guards contrast in the gate is computed (app/ui/contrast.test.ts), and looked at
 * by `checkContrast` on some pages.
 */
const isGate = process.env.TEST_EXTENT === 'gate'

// Style sheets are fetched again for rules that are none of these.
const sparing = { resultTypes: ['violations'], preload: false } satisfies axe.RunOptions
const everyRule: axe.RunOptions = {
  ...sparing,
  runOnly: { type: 'tag', values: tags },
  rules: isGate ? { 'color-contrast': { enabled: false } } : {},
}
const contrastOnly: axe.RunOptions = { ...sparing, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** Opens a page and checks what the browser makes of it. */
export async function checkPage(page: Page, address: string, status = 200): Promise<void> {
  await openPage(page, address, status)
  await checkState(page, address)
}

/** What this process has looked at as it is sent, of what scripts change on many pages in the same way. */
const seenAsSent = new Set<string>()

/**
 * Opens a page where scripts run, and checks what they have made of it; where that is something else than was sent, what
 * was sent too, as it is where scripts are lost. What scripts change everywhere in the same way is looked at as it was
 * sent on the first page that has it, once for each look of it.
 */
export async function checkSentAndTakenOver(page: Page, address: string): Promise<void> {
  const sent = await openPage(page, address)
  await expectTakenOver(page)
  await checkState(page, address)
  if (isGate) return
  const { isAsSent, looks } = await compareWithSent(page, sent)
  const unseen = looks.filter((look) => !seenAsSent.has(look))
  if (isAsSent && unseen.length === 0) return
  for (const look of unseen) seenAsSent.add(look)
  const still = await page.context().newPage()
  await still.route(/\.js(\?.*)?$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await checkPage(still, address)
  await still.close()
}

/**
 * Opens a page and checks how it was answered.
 * @returns its HTML as it was sent
 */
export async function openPage(page: Page, address: string, status = 200): Promise<string> {
  await keepAxeReady(page)
  const answer = await page.goto(address)
  expect.soft(answer?.status(), `status of ${address}`).toBe(status)
  return (await answer?.text()) ?? ''
}

const withAxe = new WeakSet<Page>()

/** Every page that is opened from now on has axe from its beginning: to hand it over later costs as much as to run it. */
async function keepAxeReady(page: Page): Promise<void> {
  if (withAxe.has(page)) return
  withAxe.add(page)
  await page.addInitScript(axeScript)
}

/** A test of one language, which is made in the other one too: with the same elements and colours, and other words. */
const ofLanguage = /, in (nl|en)$/

/**
 * Checks the page as it stands now, on a narrow and on a wide screen, which it is left at; in the gate on the narrow one only.
 * That nothing is too wide is checked on both; axe sees a page that is looked at in Dutch and in English on the wide screen in English only.
 */
export async function checkState(page: Page, name: string): Promise<void> {
  await giveAxe(page)
  const [, language] = ofLanguage.exec(test.info().title) ?? []
  const isOnBoth = !isGate && language !== 'nl'
  for (const width of isGate ? [narrow] : [narrow, wide]) {
    await showAt(page, width)
    if (isOnBoth || width === narrow) await expectNoProblems(page, everyRule, `axe on ${name} at ${width} px`)
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(scrolls, `how far ${name} scrolls sideways at ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: wide, height: 900 })
}

/** Checks the contrast of all text on the page as it stands now, on a wide screen: it shows more than a narrow one. */
export async function checkContrast(page: Page, name: string): Promise<void> {
  await giveAxe(page)
  await showAt(page, wide)
  await expectNoProblems(page, contrastOnly, `contrast on ${name} at ${wide} px`)
}

async function giveAxe(page: Page): Promise<void> {
  await keepAxeReady(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
}

/** Makes the window this wide, and waits until the page has that width: asked from here, since a page without scripts gets no frames. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
}

/** The same, and waits until the page stands still in it; where scripts run. */
export async function showAt(page: Page, width: number): Promise<void> {
  await setWidth(page, width)
  await page.evaluate(standStill)
}

async function expectNoProblems(page: Page, options: axe.RunOptions, what: string): Promise<void> {
  expect.soft(await page.evaluate(findProblems, options), what).toEqual([])
}

/**
 * Whether the page holds the elements, attributes and words that were sent, and how that looks which scripts change
 * everywhere in the same way: ways out, which are sent as buttons (`WayOut` says why) and compared as the links they become,
 * and the hint which keys lead to the search. Scripts themselves are not compared, nor React's marks between words, nor after
 * how long something is to appear: how the end of a session is announced has tests of its own.
 */
const compareWithSent = (page: Page, html: string): Promise<{ isAsSent: boolean; looks: string[] }> =>
  page.evaluate((sent) => {
    const ofButtonOnly = ['type', 'form', 'name', 'value', 'formnovalidate', 'data-way-out']
    const waysOutIn = (within: ParentNode) => [...within.querySelectorAll<HTMLButtonElement>('button[data-way-out]')]
    const hintsIn = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('kbd[data-search-keys]')]
    const asLink = (button: HTMLButtonElement) => {
      const link = document.createElement('a')
      link.setAttribute('href', button.value)
      for (const { name, value } of button.attributes) if (!ofButtonOnly.includes(name)) link.setAttribute(name, value)
      link.append(...button.childNodes)
      return link
    }
    const shown = ({ body }: Document) => {
      const copy = document.importNode(body, true)
      for (const element of copy.querySelectorAll('script, noscript')) element.remove()
      for (const element of copy.querySelectorAll<HTMLElement>('[style]')) {
        element.style.removeProperty('animation-delay')
        if (element.style.length === 0) element.removeAttribute('style')
      }
      for (const button of waysOutIn(copy)) button.replaceWith(asLink(button))
      for (const hint of hintsIn(copy)) hint.removeAttribute('hidden')
      return copy.outerHTML.replace(/<!--.*?-->/gs, '')
    }
    const lookOf = (element: HTMLElement) => {
      const place = element.closest('header, nav, aside, footer, main')?.localName
      const names = [element, element.parentElement].map((one) => `${one?.localName}.${one?.className}`)
      return [document.documentElement.lang, place, ...names, element.ariaCurrent].join(' ')
    }
    const asSent = new DOMParser().parseFromString(sent, 'text/html')
    const looks = [...waysOutIn(asSent), ...hintsIn(asSent)].map(lookOf)
    return { isAsSent: shown(document) === shown(asSent), looks }
  }, html)

/**
 * Runs in the page: waits until it has its letters, and is drawn. What moves while axe measures stands, for axe, over its neighbours,
 * since it measures one element after the other.
 */
async function standStill(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
}

/** Runs in the page, where the script of axe stands ready. */
async function findProblems(options: axe.RunOptions): Promise<string[]> {
  const { axe: checker } = window as typeof window & { axe: typeof axe }
  const { violations } = await checker.run(document, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
