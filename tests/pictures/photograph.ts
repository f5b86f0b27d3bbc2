import path from 'node:path'
import type { Page } from '@playwright/test'
import { resultsFolder } from '#tests/proof/parts.js'
import { expectTakenOver } from '#tests/support/test.ts'

/** Pixels: the few pages that are higher say nothing new further down. */
const highest = 4000

/**
 * Photographs the page as it stands, once at each width.
 * @param name of the files, below `test-results/photographs` and without their end: the width comes behind it
 * @param widths in pixels
 */
export async function photograph(page: Page, name: string, widths: readonly number[]): Promise<void> {
  await expectTakenOver(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // The new width needs a frame or two before the page has its new layout.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(height, highest) }
    const file = path.join(resultsFolder, 'photographs', `${name}-${width}.jpg`)
    await page.screenshot({ path: file, fullPage: true, clip, type: 'jpeg', quality: 60 })
  }
}
