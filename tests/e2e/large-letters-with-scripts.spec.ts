import { expect } from '@playwright/test'
import { mainPages } from '#tests/support/main-pages.ts'
import { test } from '#tests/support/test.ts'

/** Who sets their browser to letters twice as large gets the page that fits them: widths count in letters, not in pixels. */

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
  viewport: { width: 1280, height: 1024 },
})

for (const [name, open] of Object.entries(mainPages)) {
  test(`letters twice as large fit on ${name}`, async ({ page, actAs }) => {
    await open({ page, actAs })
    const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(letters, 'the browser shows large letters').toBe('32px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  })
}
