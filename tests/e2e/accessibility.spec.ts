import type { Language } from '#app/platform/i18n/languages.ts'
import { checkSentAndTakenOver } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { extentOf, test } from '#tests/support/test.ts'
import { sitePages } from '#tests/support/site.ts'

const languages: Language[] = ['nl', 'en']

for (const language of languages) {
  for (const [name, addresses] of Object.entries(sitePages)) {
    test(`${name}, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
      await actAs(await newTenant())
      await speak(language)
      for (const address of addresses) {
        await test.step(address, () => checkSentAndTakenOver(page, address))
      }
    })
  }
}
