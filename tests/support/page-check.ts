import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Opens a page and checks what the browser makes of it. */
export async function checkPage(page: Page, address: string, status = 200): Promise<void> {
  const answer = await page.goto(address)
  expect.soft(answer?.status(), `status of ${address}`).toBe(status)
  await checkState(page, address)
}

/** Checks the page as it stands now, on a wide and on a narrow screen. */
export async function checkState(page: Page, name: string): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
    const problems = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect.soft(problems, `axe on ${name} at ${width} px`).toEqual([])
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(scrolls, `how far ${name} scrolls sideways at ${width} px`).toBe(0)
  }
}
