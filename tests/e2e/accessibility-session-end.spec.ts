import { expect } from '@playwright/test'
import { checkState } from '#tests/support/page-check.ts'
import { endsIn, untilWarned } from '#tests/support/session-end.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { extentOf, test } from '#tests/support/test.ts'

// Short: the warning comes five seconds after a page was opened.
test.use({ settings: { SESSION_IDLE_SECONDS: '305' } })

/** What pages look like whose session ends soon, or is over; one with a form and one without. */

for (const language of ['nl', 'en'] as const) {
  for (const address of ['/location/basic-info/contacts?location=0', '/help']) {
    test(`the session of ${address} ends soon, in ${language}`, extentOf(language), async ({ page, actAs, speak }) => {
      await actAs(await newTenant())
      await speak(language)
      await page.goto(address)
      await expect(page.locator('#session-ends-soon')).toBeVisible(untilWarned)
      await checkState(page, `${address} before the session ends for want of use`)
    })

    test(
      `the session of ${address} ends for good, in ${language}`,
      extentOf(language),
      async ({ page, actAs, speak }) => {
        const member = await newTenant()
        await actAs(member)
        await speak(language)
        await endsIn(member, 15)
        await page.goto(address)
        await expect(page.locator('#session-ends-soon')).toBeVisible()
        await checkState(page, `${address} before the session ends for good`)
        await expect(page.locator('#session-is-over')).toBeVisible(untilWarned)
        await checkState(page, `${address} after the session has ended`)
      },
    )
  }
}
