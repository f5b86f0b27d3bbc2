import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { users } from '#drizzle/schema/organisations.ts'
import { database } from '#app/persistence/database.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { unzip } from '#tests/support/unzip.ts'
import { seeSaved } from './journey/steps.ts'

test('provider staff find somebody, hand out what there is, and erase them', async ({ page, actAs, scripts }) => {
  const [admin, member] = [await newAdmin(), await addOrganisation(['Huis'])]
  const [name, email] = ['Jan van Dijk', `${randomUUID()}@example.org`]
  await database().update(users).set({ name, email }).where(eq(users.id, member.userId))
  const look = (what: string) => (scripts === 'run' ? checkState(page, what) : Promise.resolve())
  const erase = page.getByRole('button', { name: 'Deze persoon wissen' })

  await test.step('somebody fills in who they are', async () => {
    await actAs({ ...member, name, email })
    await page.goto('/location/basic-info/contacts?location=0')
    await page.getByLabel('Voornaam').first().fill('Jan')
    await page.getByLabel('Achternaam').first().fill('van Dijk')
    await page
      .getByLabel(/^E-mail/)
      .first()
      .fill(email)
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await seeSaved(page)
  })

  await test.step('staff see where they stand, and what erasing would do', async () => {
    await actAs(admin)
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Privacy' }).click()
    await page.getByLabel('E-mailadres').fill('x')
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await expect(page.getByText('Vul het e-mailadres van de persoon in.')).toBeVisible()
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Zoeken' }).click()
    const counts = page.getByRole('table', { name: 'Wat er is' })
    await expect(counts.getByRole('row', { name: /Formulieren met de persoon erin/ })).toContainText('worden leeg')
    await expect(page.getByRole('table', { name: 'Formulieren' })).toContainText('Algemene gegevens')
    await look('what there is about a person')
  })

  await test.step('take it out', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Alles van deze persoon downloaden (zip)' }).click(),
    ])
    const files = unzip(await readFile(await file.path()))
    expect([...files].map(([path, bytes]) => [path, bytes.toString('utf8').includes(email)])).toEqual([
      ['index.html', true],
      ['person.json', true],
    ])
  })

  await test.step('erase them, once it is certain', async () => {
    await erase.click()
    await expect(page.getByRole('alert')).toContainText('Vink aan waar u deze persoon wilt wissen.')
    await expect(page.getByRole('alert')).toContainText('Vink aan dat u het zeker weet.')
    await look('an erasure that is not certain')
    const where = page.getByRole('group', { name: 'Waar wilt u deze persoon wissen?' }).getByRole('checkbox')
    await expect(where).toHaveCount(1)
    await where.check()
    await page.getByLabel('Ik weet zeker').check()
    await erase.click()
    await expect(page.getByText('De persoon is gewist.')).toBeVisible()
    await page.goto(`/admin/privacy?email=${email}`)
    await expect(page.getByText('Over deze persoon is niets gevonden.')).toBeVisible()
    await page.goto(`/admin/users?q=${email}`)
    await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0)
  })

  await test.step('they cannot come in any more, and a colleague sees the task without them', async () => {
    await page.goto(`/admin/organisations/${member.organisationId}/history?item=basic-information&location=0`)
    await expect(page.getByRole('main')).toContainText('verwijderd persoon')
    await expect(page.getByRole('main')).not.toContainText('van Dijk')
    await page.goto('/admin/audit?action=person-erased')
    await expect(page.getByRole('row').nth(1)).toContainText(admin.name)
    await expect(page.getByRole('main')).not.toContainText(email)
  })
})
