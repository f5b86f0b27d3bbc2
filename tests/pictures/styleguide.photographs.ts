import type { Language } from '#app/platform/i18n/languages.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { photograph } from './photograph.ts'

// The page is there while developing only.
test.use({ settings: { NODE_ENV: 'development' } })

const languages: Language[] = ['nl', 'en']
const widths = [320, 768, 1280]

for (const language of languages) {
  test(`every component in every state, in ${language}`, async ({ page, actAs, speak }) => {
    await actAs(await newTenant())
    await speak(language)
    await page.goto('/styleguide')
    await photograph(page, `styleguide/${language}`, widths)
    await page.emulateMedia({ forcedColors: 'active' })
    await photograph(page, `styleguide/${language}-forced-colours`, widths)
    await page.emulateMedia({ forcedColors: 'none' })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await photograph(page, `styleguide/${language}-large-letters`, widths)
  })
}
