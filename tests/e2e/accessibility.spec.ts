import type { Language } from '#app/platform/i18n/languages.ts'
import { checkState, isStill, openPage } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { sitePages } from '#tests/support/site.ts'

const languages: Language[] = ['nl', 'en']

for (const language of languages) {
  for (const [name, addresses] of Object.entries(sitePages)) {
    test(`${name}, in ${language}`, async ({ page, actAs, speak, scripts }) => {
      await actAs(await newTenant())
      await speak(language)
      for (const address of addresses) {
        await test.step(address, async () => {
          await openPage(page, address)
          // Still pages are looked at where scripts are lost.
          if (scripts === 'run' && (await isStill(page))) return
          await checkState(page, address)
          if (scripts === 'run') await expectTakenOver(page)
        })
      }
    })
  }
}
