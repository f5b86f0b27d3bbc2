import { expect } from '@playwright/test'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { addForm, addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const day = 86_400_000

test('provider staff see what waits today, put it off, put it back, deal with it and hand it over', async ({
  page,
  actAs,
  scripts,
}) => {
  const staff = await newAdmin()
  const member = await addOrganisation(['Huis aan de Vecht', 'Hof'])
  const name = await nameApart(member)
  await assignOwners(staff, [member.organisationId], { ownerId: staff.userId })
  const contact = { first_name: 'Ans', last_name: 'de Boer', role: 'teamleider', email: '', phone: '0344 55 51 18' }
  await addForm(member, 0, 'basic-info', { contact })
  await addForm(member, 0, 'wifi-test', { isOn: 'yes' })
  await addForm(member, 1, 'target-date', { date: Date.now() - 4 * day })
  const wifi = page.getByRole('region', { name: 'WiFi bevestigen' })
  const passed = page.getByRole('region', { name: 'Aansluitdag voorbij' })

  await test.step('my organisations come first, with whom to call', async () => {
    await actAs(staff)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mijn organisaties 1' })).toHaveAttribute('aria-current', 'true')
    await expect(wifi.getByRole('listitem')).toContainText(name)
    await expect(wifi.getByRole('listitem')).toContainText('Ans de Boer')
    await expect(wifi.getByRole('link', { name: '0344 55 51 18' })).toHaveAttribute('href', 'tel:0344555118')
    if (scripts === 'run') await checkState(page, 'a list of what waits')
  })

  await test.step('put one thing off until next week, and put it back', async () => {
    await wifi.getByText('Later', { exact: false }).first().click()
    await wifi.getByRole('button', { name: 'Volgende week' }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 ding uitgesteld tot' })).toBeVisible()
    await expect(wifi).toHaveCount(0)
    await page.getByRole('button', { name: 'Zet terug' }).click()
    await expect(page.getByText('1 ding staat er weer.')).toBeVisible()
    await expect(wifi.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('nothing ticked is said, then two are done with a note', async () => {
    await page.getByText('Vink regels aan').click()
    await page.getByLabel('Notitie').fill('Bram belt terug')
    await page.getByRole('button', { name: 'Afgehandeld', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Vink eerst een of meer regels aan.')
    if (scripts === 'run') await checkState(page, 'a list of what waits, of which nothing was ticked')
    await expect(page.getByLabel('Notitie')).toHaveValue('Bram belt terug')
    await wifi.getByRole('checkbox').check()
    await passed.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Afgehandeld', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '2 dingen afgehandeld.' })).toBeVisible()
    await expect(passed).toHaveCount(0)
    await page.getByRole('button', { name: 'Zet terug' }).click()
  })

  await test.step('keep what is narrowed down under a name', async () => {
    await page.getByRole('link', { name: 'Aansluitdag voorbij 1' }).click()
    await page.getByText('Bewaar deze lijst').click()
    await page.getByLabel('Naam').fill('Wat voorbij is')
    await page.getByRole('button', { name: 'Bewaren' }).click()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Wat voorbij is' }).click()
    await expect(page).toHaveURL(/kind=passed/)
    await expect(wifi).toHaveCount(0)
    await page.getByRole('button', { name: 'Haal Wat voorbij is weg' }).click()
    await expect(page.getByRole('link', { name: 'Wat voorbij is' })).toHaveCount(0)
  })
})
