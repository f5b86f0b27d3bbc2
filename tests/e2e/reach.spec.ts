import { expect } from '@playwright/test'
import { mainPages } from '#tests/support/main-pages.ts'
import { faintOn, obstaclesOn } from '#tests/support/reach.ts'
import { test } from '#tests/support/test.ts'

const night = { tag: ['@night'] }

for (const [name, open] of Object.entries(mainPages)) {
  test(`four times as large, nothing is in the way on ${name}`, night, async ({ page, actAs }) => {
    // What is left of a screen of 1280 by 1024 pixels.
    await page.setViewportSize({ width: 320, height: 256 })
    await open({ page, actAs })
    expect(await obstaclesOn(page)).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in the reader's own ${colorScheme} colours, all is seen on ${name}`, night, async ({ page, actAs }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await open({ page, actAs })
      expect(await faintOn(page)).toEqual([])
    })
  }
}
