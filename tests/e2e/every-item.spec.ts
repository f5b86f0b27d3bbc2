import { expect } from '@playwright/test'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { choiceOfUnit } from './every-item/choice-of-unit.ts'
import { dayOfConnection } from './every-item/connection-day.ts'
import { connectionDay, targetDay } from './every-item/days.ts'
import { type } from './every-item/fills.ts'
import { onOneLine } from './every-item/one-line.ts'
import { locationName, organisationTasks } from './every-item/organisation.ts'
import { startMeetingWithCare } from './every-item/start-meeting.ts'
import { technicalPreparation } from './every-item/technical.ts'
import { expectCardWords, itemsOf, walkRoadmap } from './every-item/walk.ts'
import { chooseLocation } from './journey/organisation.ts'
import { expectRefusal, goOn, seeHeading, wayOut } from './journey/steps.ts'

test(
  'every task of an organisation and of its location, from open to done',
  { tag: '@night-with-scripts' },
  async ({ page, actAs }) => {
    // More than a hundred pages and as many looks at the roadmap.
    test.setTimeout(900_000)
    const member = await newTenant([])
    await actAs(member)
    await page.goto('/')
    await seeHeading(page, 'Welkom, ')
    await page.getByRole('link', { name: 'Begin met stap 1' }).click()
    await walkRoadmap({ page, member, locationIndex: null }, organisationTasks)

    await chooseLocation(page, locationName)
    await page.getByRole('link', { name: 'Beginnen met Algemene gegevens' }).click()
    await walkRoadmap({ page, member, locationIndex: 0 }, [
      ...choiceOfUnit,
      ...onOneLine,
      ...technicalPreparation,
      ...startMeetingWithCare,
      ...dayOfConnection,
    ])
    await expectCardWords(page, 'Organisatie en locaties', 'Klaar')
    await expectCardWords(page, 'Verwerkersovereenkomst', 'Gecontroleerd')
    await expectCardWords(page, 'WiFi van de organisatie', 'Niet nodig')
  },
)

test('the agreement stays locked until the location is known and the beds are confirmed', async ({ page, actAs }) => {
  const member = await addOrganisation([locationName])
  await actAs(member)
  await page.goto('/location/prepare-quotation?location=0')
  await page.getByRole('link', { name: 'Beginnen', exact: true }).click()
  // An address, a ward, four answers on the night shift, one on telephones, and eight on two persons.
  const needed = page.locator('section').filter({ hasText: 'Deze 15 dingen ontbreken nog' })
  await expect(needed.getByRole('listitem')).toHaveCount(15)
  // Without wards there is no number to confirm, and so nothing to save.
  const save = page.getByRole('button', { name: 'Opslaan en verder' })
  await expect(page.getByText('U kunt dit nog niet invullen.')).toBeVisible()
  await expect(save).toHaveCount(0)
  await wayOut(page, 'minstens één afdeling').click()
  await seeHeading(page, 'Op welke afdelingen komt het systeem?')

  const notYet = 'U kunt nog niet verder. Op deze pagina staat wat er eerst nodig is.'
  await addForm(member, 0, 'basic-information', { wards: [{ id: 'b0000000', name: 'Appel', numberOfBeds: 12 }] })
  await page.goto('/location/prepare-quotation/check?location=0')
  await page.getByLabel('Het aantal bedsensoren klopt').check()
  await expectRefusal(page, () => goOn(page), [notYet])
  await page.goto('/location/prepare-quotation/details?location=0')
  await expect(page.getByText('U kunt dit nog niet invullen.')).toBeVisible()
  await expect(save).toHaveCount(0)
})

test('start meetings wait for a target date', async ({ page, actAs }) => {
  await actAs(await addOrganisation([locationName]))
  await page.goto('/location/make-start-meeting-definitive?location=0')
  await page.getByRole('link', { name: 'Beginnen', exact: true }).click()
  await expect(page.getByText('Kies eerst een streefdatum')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opslaan en verder' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Naar Streefdatum' }).click()
  await type({ 'Streefdatum voor de aansluitdag': targetDay.typed })(page)
  await goOn(page)
  await seeHeading(page, 'De streefdatum staat')
  await page.goto('/location/make-start-meeting-definitive/details?location=0')
  await expect(page.getByLabel('Datum en tijd van de startbijeenkomst')).toBeEditable()
})

test('the planning of the day waits for the basic information, and can be filled in', async ({ page, actAs }) => {
  await actAs(await addOrganisation([locationName]))
  const waiting = async () => (await itemsOf(page, 0)).find(({ key }) => key === 'day-planning-logistics')
  expect(await waiting()).toMatchObject({ progress: 'none', waiting_for: 'basic-information' })
  // What waits is not offered as the next task: what it waits for is.
  await page.goto('/location/send-night-shift-heads-up/done?location=0')
  await expect(page.getByRole('link', { name: 'Beginnen met Algemene gegevens' })).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar de routekaart' }).click()
  await expectCardWords(page, 'Planning aansluitdag', 'Na 1.1.1')

  await page.goto('/location/plan-installation-day/details?location=0')
  await expect(page.getByText('Algemene gegevens: nog niet compleet')).toBeVisible()
  await type({ 'Datum van de aansluitdag': connectionDay.typed })(page)
  await wayOut(page, 'Bekijk wat nog nodig is').click()
  await expect(page).toHaveURL(/^[^?]*\/location\/basic-info/)
  expect(await waiting()).toMatchObject({ progress: 'done', waiting_for: null })
})
