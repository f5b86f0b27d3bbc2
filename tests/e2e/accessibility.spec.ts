import { expect } from '@playwright/test'
import type { Language } from '#app/platform/i18n/languages.ts'
import { checkSentAndTakenOver } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { extentOf, test } from '#tests/support/test.ts'
import { sitePages } from '#tests/support/site.ts'

const languages: Language[] = ['nl', 'en']

/**
 * Pages about a task are the same for every task but for its name, so in Dutch they are looked at for two tasks, of which
 * one may not apply; in English, in the night run, for all. Their HTML is looked at for all in every run.
 */
const aboutTask = /\/(history|assignee|does-not-apply)(\?|$)/
const lookedAtInDutch = ['/organisation/basic-info', '/location/pass-down-night-shift-roster']
const isLookedAt = (language: Language, name: string, address: string) =>
  language === 'en' || lookedAtInDutch.includes(name) || !aboutTask.test(address)

test('the tasks whose pages about them are looked at in Dutch are there, and one may not apply', () => {
  const pages = lookedAtInDutch.map((name) => sitePages[name]?.filter((address) => aboutTask.test(address)).length)
  expect(pages).toEqual([2, 6])
})

for (const language of languages) {
  for (const [name, addresses] of Object.entries(sitePages)) {
    test(`${name}, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
      await actAs(await newTenant())
      await speak(language)
      for (const address of addresses.filter((one) => isLookedAt(language, name, one))) {
        await test.step(address, () => checkSentAndTakenOver(page, address))
      }
    })
  }
}
