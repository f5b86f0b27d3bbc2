import type { Actor } from '#app/persistence/actor.ts'
import { checkSentAndTakenOver } from '#tests/support/page-check.ts'
import { staffPages } from '#tests/support/site.ts'
import { emptyLists, makeStaffPages } from '#tests/support/staff-pages.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { extentOf, test } from '#tests/support/test.ts'

/** What every page of provider staff looks like: lists, empty ones and pages about one thing. */

const groups = {
  'lists of provider staff': () => staffPages,
  'lists of provider staff in which nothing is found': () => emptyLists,
  'pages of provider staff about one thing': async (admin: Actor) => (await makeStaffPages(admin)).pages,
}

/** Each looks at a third of a group: all of it in one test takes minutes. */
const parts = [1, 2, 3]

for (const language of ['nl', 'en'] as const) {
  for (const [name, addressesOf] of Object.entries(groups)) {
    for (const part of parts) {
      test(`${name}, part ${part}, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
        const admin = await newAdmin()
        await newTenant()
        const addresses = (await addressesOf(admin)).filter((_, at) => at % parts.length === part - 1)
        await actAs(admin)
        await speak(language)
        for (const address of addresses) {
          await test.step(address, () => checkSentAndTakenOver(page, address))
        }
      })
    }
  }
}
