import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { seeSaved } from './journey/steps.ts'

const contacts = '/location/basic-info/contacts?location=0'

test('provider staff see how the portal is used, and never what was filled in', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis'])
  const name = await nameApart(member)
  const save = page.getByRole('button', { name: 'Opslaan', exact: true })
  const wrong = page.getByRole('row', { name: /Algemene gegevens: E-mail/ })

  await test.step('somebody types a wrong address, and mends it', async () => {
    await actAs(member)
    await page.goto(contacts)
    await page
      .getByLabel(/^E-mail/)
      .first()
      .fill('geheim@')
    await save.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page
      .getByLabel(/^E-mail/)
      .first()
      .fill('bo@example.org')
    await save.click()
    await seeSaved(page)
  })

  await test.step('staff find that field in the report of this organisation', async () => {
    await actAs(await newAdmin())
    await page.goto('/admin')
    await page
      .getByRole('navigation', { name: 'Menu van beheer' })
      .getByRole('link', { name: 'Gebruik', exact: true })
      .click()
    await page.getByLabel('Organisatie').fill(name)
    await page.getByRole('button', { name: 'Tonen' }).click()
    await expect(page).toHaveURL(new RegExp(member.organisationId))
    const part = page.locator('main div', { has: page.getByRole('heading', { name: 'Velden die niet goed gingen' }) })
    await part.last().getByText('Alles als tabel (1)').click()
    await expect(wrong.getByRole('cell')).toHaveText(['1', '1'])
    await expect(page.getByText('geheim')).toHaveCount(0)
    if (scripts === 'run') await checkState(page, 'figures with a table')
  })

  await test.step('take it along as a table for spreadsheets', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Velden die niet goed gingen downloaden (CSV)' }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toEqual([
      expect.stringContaining('"Veld"'),
      expect.stringMatching(/^"Algemene gegevens: E-mail.*";"1";"1"$/),
    ])
  })

  await test.step('a period in which nothing happened says so', async () => {
    await page.getByLabel('Van', { exact: true }).fill('2020-01-01')
    await page.getByLabel('Tot en met').fill('2020-01-31')
    await page.getByRole('button', { name: 'Tonen' }).click()
    await expect(page.getByText('In deze periode is hier niets over bekend.')).toHaveCount(6)
    await page.goto('/admin/usage?from=2020-02-01&to=2020-01-01')
    await expect(page.getByText('Nu ziet u de laatste twaalf weken.')).toBeVisible()
  })
})
