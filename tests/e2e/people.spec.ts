import { expect } from '@playwright/test'
import { addColleague, addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { test } from '#tests/support/test.ts'
import { seeHeading } from './journey/steps.ts'

const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 31' }

test('a new number of somebody is filled in once, for all the places where they stand', async ({
  page,
  actAs,
  scripts,
}) => {
  const member = await addOrganisation(['Huis', 'Hof'])
  await addForm(member, 0, 'basic-information', { contact: { ...bas, role: 'ICT' } })
  await addForm(member, 1, 'wifi-settings', { wifi: { contact: bas } })
  await addColleague(member)
  await actAs(member)
  const look = (name: string) => (scripts === 'off' ? Promise.resolve() : checkState(page, name))

  await page.goto('/organisation')
  await page.getByRole('link', { name: 'Mensen van uw organisatie' }).click()
  await seeHeading(page, 'Mensen van uw organisatie')
  await look('people')
  const row = page.getByRole('row', { name: /Bas Hendriks/ })
  await expect(row).toContainText('2 taken')
  await row.getByRole('link', { name: 'Wijzigen Bas Hendriks' }).click()

  await seeHeading(page, 'Gegevens van Bas Hendriks')
  await page.getByRole('button', { name: 'Vervangen op de gekozen plekken' }).click()
  await expect(page.getByRole('alert')).toContainText('Vul een nieuw telefoonnummer of e-mailadres in.')
  await look('somebody, with an error')
  await page.getByLabel('Telefoonnummer').fill('06 12 34 55 01')
  await page.getByRole('checkbox', { name: /WiFi/ }).uncheck()
  await page.getByRole('button', { name: 'Vervangen op de gekozen plekken' }).click()
  await expect(page.getByText('Op 1 plek is het vervangen.')).toBeVisible()
  await page.goto('/location/basic-info/contacts?location=0')
  await expect(page.getByLabel('Telefoonnummer contactpersoon')).toHaveValue('06 12 34 55 01')
  await page.goto('/location/setup-it-settings/details?location=1')
  await expect(page.getByRole('group', { name: 'ICT-contact' }).getByLabel(/Telefoon/)).toHaveValue(bas.phone)
})
