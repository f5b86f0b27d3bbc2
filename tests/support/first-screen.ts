import { expect, type Locator, type Page } from '@playwright/test'

const phone = { width: 390, height: 844 }

/** Expects the first thing to do on a page, all of it, on the first screen of a phone. */
export async function expectOnFirstScreen(page: Page, first: Locator): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(first).toBeInViewport({ ratio: 1 })
  if (before) await page.setViewportSize(before)
}
