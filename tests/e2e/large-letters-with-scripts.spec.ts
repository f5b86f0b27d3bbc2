import { expect } from '@playwright/test'
import { mainPages } from '#tests/support/main-pages.ts'
import { showAt } from '#tests/support/page-check.ts'
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
    for (const width of [1280, 390]) {
      await showAt(page, width)
      expect.soft(await page.evaluate(beyondWindow), `beyond the edge at ${width} px`).toEqual([])
    }
  })
}

/** Runs in the page: what makes it wider than its window, in words. */
function beyondWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right + window.scrollX > clientWidth + 1,
  )
  return [
    `${scrollWidth - clientWidth} px`,
    ...wide
      .filter((element) => ![...element.children].some((child) => wide.includes(child)))
      .map((element) => `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 30)}`),
  ]
}
