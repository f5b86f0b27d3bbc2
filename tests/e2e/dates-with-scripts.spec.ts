import { expect, type Page } from '@playwright/test'
import { workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

/** A working day in the month after next, and one a week later in the same month. */
const today = new Date(dayOf(Date.now()))
const first = workingDaysAfter(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 3, 2), 1)
const second = workingDaysAfter(first, 5)
const address = '/location/select-initial-target-date/details?location=0'
const dayField = 'Streefdatum voor de aansluitdag'

/** The days that are kept on this computer until they are saved: those of each record. */
const keptDays = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, text]): unknown[] =>
      name.startsWith('routekaart.typed') ? [JSON.parse(String(text)).fields.date] : [],
    ),
  )

test.beforeEach(async ({ actAs }) => {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, 'target-date', { date: first })
  await actAs(member)
})

test('a day chosen from the month is kept and saved as one day, by a reader who just goes too', async ({ page }) => {
  await page.goto(address)
  await expectTakenOver(page)
  await page.locator(`[type=radio][value="${inputDay(second)}"]`).check({ force: true })
  await expect.poll(() => keptDays(page)).toEqual([[inputDay(second)]])
  await page.goto('/location/route-card?location=0')
  await page.goto(address)
  await expect(page.getByLabel(dayField, { exact: true })).toHaveValue(inputDay(second))
})

test('a day chosen before the scripts have come is kept too', async ({ page }) => {
  let letThrough = () => {}
  const chosen = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\.js(\?.*)?$/, async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(`[type=radio][value="${inputDay(second)}"]`).check({ force: true })
  letThrough()
  await expectTakenOver(page)
  await expect(page.getByLabel(dayField, { exact: true })).toHaveValue(inputDay(second))
  await expect.poll(() => keptDays(page)).toEqual([[inputDay(second)]])
})

test('what was asked before a row was added does not close its month', async ({ page }) => {
  await page.goto('/location/make-start-meeting-definitive/details?location=0')
  await expectTakenOver(page)
  let letThrough = () => {}
  const isAdded = new Promise<void>((resolve) => (letThrough = resolve))
  let asked = 0
  await page.route('**/make-start-meeting-definitive/details*', async (route) => {
    if (route.request().postData()?.includes('goTo=preview')) {
      asked += 1
      // It comes to the server once that has the row, as where it is slow.
      await isAdded
    }
    // It may have been given up.
    await route.continue().catch(() => {})
  })
  await page.getByLabel('Datum en tijd van de startbijeenkomst').fill(inputDay(first))
  await page.getByLabel(/^Tijd/).fill('14:00')
  await expect.poll(() => asked).toBeGreaterThan(0)
  const before = asked
  await page.getByRole('button', { name: 'Nog een startbijeenkomst' }).click()
  const turn = page.getByRole('group', { name: 'Startbijeenkomst 2' }).getByRole('button', { name: /^Volgende maand/ })
  await expect(turn).toBeVisible()
  letThrough()
  await expect.poll(() => asked).toBeGreaterThan(before)
  await page.waitForLoadState('networkidle')
  await expect(turn).toBeVisible()
})
