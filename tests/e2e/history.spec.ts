import { expect, type Page } from '@playwright/test'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { test } from '#tests/support/test.ts'
import { openPage, seeHeading, seeSaved } from './journey/steps.ts'

const contacts = '/location/basic-info/contacts?location=0'
const firstName = 'Voornaam contactpersoon'

/** Saves a first name, and sees that it is saved. */
async function saveName(page: Page, name: string): Promise<void> {
  await page.getByLabel(firstName).fill(name)
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && /contacts/.test(answer.url()))
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await sent
  await seeSaved(page)
}

/** The button that undoes the newest change of the field which has one. */
const undoButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^Terugzetten ${firstName}, `) }).first()

/** The newest change of the field. */
const newest = (page: Page) => page.getByRole('row').filter({ hasText: firstName }).first()

test('a change is seen in the history and undone, and the field is as it was', async ({ page, actAs }) => {
  const member = await addOrganisation(['Huis'])
  await actAs(member)
  await page.goto(contacts)
  await saveName(page, 'Bo')
  await saveName(page, 'Bea')
  await openPage(page, 'Wijzigingen bekijken')
  await seeHeading(page, 'Wijzigingen in Algemene gegevens')
  await expect(newest(page).getByRole('definition')).toHaveText(['Bo', 'Bea'])

  await undoButton(page).click()
  await expect(page.getByText('De wijziging is teruggezet.')).toBeVisible()
  await expect(newest(page).getByRole('definition')).toHaveText(['Bea', 'Bo'])
  await openPage(page, 'Contactpersonen')
  await expect(page.getByLabel(firstName)).toHaveValue('Bo')
})

test('what a colleague changed since is asked about first', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis'])
  await actAs(member)
  await page.goto(contacts)
  await saveName(page, 'Bo')
  await openPage(page, 'Wijzigingen bekijken')
  await seeHeading(page, 'Wijzigingen in Algemene gegevens')
  const colleague = await page.context().newPage()
  await actAs(await addColleague(member))
  await colleague.goto(contacts)
  await saveName(colleague, 'Bea')
  await actAs(member)

  await undoButton(page).click()
  const question = page.getByRole('alert')
  await expect(question.getByRole('heading')).toHaveText(`Toch terugzetten: ${firstName}?`)
  await expect(question).toBeFocused()
  await expect(question.getByRole('definition')).toHaveText(['Bea', 'niets ingevuld'])
  if (scripts !== 'off') await checkState(page, 'question before a change is undone')
  await page.getByRole('link', { name: 'Nee, laat het zo' }).click()
  await expect(question).toHaveCount(0)

  await page
    .getByRole('button', { name: new RegExp(`^Terugzetten ${firstName}, `) })
    .last()
    .click()
  await question.getByRole('button', { name: 'Ja, toch terugzetten' }).click()
  await expect(page.getByText('De wijziging is teruggezet.')).toBeVisible()
  await page.goto(contacts)
  await expect(page.getByLabel(firstName)).toHaveValue('')
})
