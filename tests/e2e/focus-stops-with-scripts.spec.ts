import { expect } from '@playwright/test'
import { walkFocusStops } from '#tests/support/focus-stops.ts'
import { mainPages } from '#tests/support/main-pages.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/** Who goes by the Tab key sees at each stop where they are, on a phone too, with letters twice as large. */

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

/** A list with a menu, a form with errors, and a page without an account: the others are for the night. */
const inGate = ['overview', 'form-with-errors', 'guest-fills-in']

for (const [name, open] of Object.entries(mainPages)) {
  for (const width of [390, 1280]) {
    const tag = inGate.includes(name) && width === 390 ? [] : ['@night']
    test(`each stop of the Tab key is in sight on ${name} at ${width} px`, { tag }, async ({ page, actAs }) => {
      await page.setViewportSize({ width, height: 844 })
      await open({ page, actAs })
      await expectTakenOver(page)
      const { stops, problems } = await walkFocusStops(page)
      expect(problems).toEqual([])
      expect(stops).toBeGreaterThan(2)
    })
  }
}
