import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Opens a page and checks what the browser makes of it. */
export async function checkPage(page: Page, address: string, status = 200): Promise<void> {
  await openPage(page, address, status)
  await checkState(page, address)
}

/** Opens a page and checks how it was answered. */
export async function openPage(page: Page, address: string, status = 200): Promise<void> {
  const answer = await page.goto(address)
  expect.soft(answer?.status(), `status of ${address}`).toBe(status)
}

/** Whether the page comes without scripts: then it is the same where scripts run and where they are lost. */
export const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('script[src], script[type=module]') === null)

/** Checks the page as it stands now, on a narrow and on a wide screen, which it is left at. */
export async function checkState(page: Page, name: string): Promise<void> {
  await page.evaluate(axe.source)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(findProblems, tags), `axe on ${name} at ${width} px`).toEqual([])
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(scrolls, `how far ${name} scrolls sideways at ${width} px`).toBe(0)
  }
}

/** Runs in the page, where the script of axe stands ready. */
async function findProblems(values: string[]): Promise<string[]> {
  const { axe: checker } = window as typeof window & { axe: typeof axe }
  const { violations } = await checker.run(document, {
    runOnly: { type: 'tag', values },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
