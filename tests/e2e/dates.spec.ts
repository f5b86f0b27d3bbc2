import { expect } from '@playwright/test'
import { workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { addDays, dayOf, formatMonth, formatWeekday, inputDay } from '#app/platform/i18n/dates.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { openPage, seeHeading } from './journey/steps.ts'

/** A working day in the month after next, and one a week later: far enough, and in the same month. */
const today = new Date(dayOf(Date.now()))
const first = workingDaysAfter(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 3, 2), 1)
const second = workingDaysAfter(first, 5)
const nameOf = (day: number) => new RegExp(`^(maan|dins|woens|donder|vrij)dag ${new Date(day).getUTCDate()}( |$)`)

test('a connection day is moved from the month, with its consequences and a reason that stays', async ({
  page,
  actAs,
  scripts,
}) => {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, 'day-planning-logistics', { date: first })
  await actAs(member)
  await page.goto('/location/plan-installation-day/details?location=0')
  if (scripts === 'run') await expectTakenOver(page)
  const day = page.getByRole('radio', { name: nameOf(second) })
  if (scripts === 'run') {
    await page.getByRole('radio', { name: nameOf(first) }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { checked: true })).toHaveValue(
      inputDay(workingDaysAfter(addDays(first, 6), 1)),
    )
  }
  await day.check({ force: true })
  // With scripts it comes by itself.
  if (scripts !== 'run') await page.getByRole('button', { name: 'Bekijk wat dit betekent' }).click()
  await expect(page.getByRole('heading', { name: formatWeekday(second, 'nl') })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Deze \d+ data schuiven op$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Informatiebrief/ }).getByRole('cell')).toHaveCount(4)
  await expect(page.getByLabel('Datum van de aansluitdag')).toHaveValue(inputDay(second))
  if (scripts !== 'off') await checkState(page, 'what a moved connection day means')

  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Schrijf waarom de datum verandert.')
  await page.getByLabel('Waarom verandert de datum?').fill('Dan is het nachtteam er niet')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByText('omdat: Dan is het nachtteam er niet')).toBeVisible()
  await openPage(page, 'Wijzigingen bekijken')
  await seeHeading(page, 'Wijzigingen in Planning aansluitdag')
  await expect(page.getByText('Dan is het nachtteam er niet')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Datum van de aansluitdag' }).first()).toContainText(
    formatWeekday(second, 'nl'),
  )
})

test('another month is opened, in the row of a second start meeting too', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis'])
  await addForm(member, 0, 'target-date', { date: first })
  await actAs(member)
  await page.goto('/location/make-start-meeting-definitive/details?location=0')
  if (scripts === 'run') await expectTakenOver(page)
  await page.getByLabel('Datum en tijd van de startbijeenkomst').fill(inputDay(first))
  await page.getByLabel(/^Tijd/).fill('14:00')
  await page.getByRole('button', { name: 'Nog een startbijeenkomst' }).click()
  const row = page.getByRole('group', { name: 'Startbijeenkomst 2' })
  const next = new Date(Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 1))
  const title = `${formatMonth(next.getUTCMonth() + 1, 'nl')} ${next.getUTCFullYear()}`
  while ((await row.getByText(title, { exact: true }).count()) === 0) {
    const turn = row.getByRole('button', { name: /^Volgende maand/ })
    const shown = await turn.getAttribute('value')
    await turn.click()
    await expect(row.getByRole('button', { name: /^Volgende maand/ })).not.toHaveAttribute('value', shown ?? '')
  }
  const working = workingDaysAfter(next.getTime() + 86_400_000, 3)
  await row.getByRole('radio', { name: nameOf(working) }).check({ force: true })
  await row.getByLabel(/^Tijd/).fill('10:30')
  await page.getByRole('button', { name: 'Bekijk wat dit betekent' }).click()
  await expect(page.getByText('De startbijeenkomst komt na de aansluitdag').first()).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'start meetings with a month')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(row.getByLabel('Datum en tijd van de startbijeenkomst')).toHaveValue(inputDay(working))
  await expect(row.getByLabel(/^Tijd/)).toHaveValue('10:30')
})

test('a connection day that is over asks whether it took place, before all else', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis'])
  const passed = addDays(dayOf(Date.now()), -8)
  await addForm(member, 0, 'day-planning-logistics', { date: addDays(passed, 60) })
  await actAs(member)
  await page.goto('/location/plan-installation-day/details?location=0')
  await expect(page.getByLabel('Waarom verandert de datum?')).toBeHidden()
  await page.getByLabel('Datum van de aansluitdag').fill(inputDay(passed))
  if (scripts !== 'run') await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await page.getByLabel('Waarom verandert de datum?').fill('Het was al eerder')
  await page.getByRole('button', { name: 'Ja, maar niet alle bedden' }).click()
  await expect(page.getByText('Huis is aangesloten, maar nog niet alle bedden.')).toBeVisible()

  await page.getByRole('link', { name: 'Klopt dit niet?' }).click()
  await page.getByRole('button', { name: 'Dit klopt niet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Is de aansluiting geweest?' })).toBeVisible()
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Is de aansluiting geweest?' })
  if (scripts !== 'off') await checkState(page, 'the question whether a connection took place')
  await question.getByRole('button', { name: 'Ja, Huis is aangesloten' }).click()
  await expect(page.getByText('De herinneringen stoppen.')).toBeVisible()
  await expect(question).toBeHidden()
})
