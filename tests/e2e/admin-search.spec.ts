import { expect } from '@playwright/test'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('provider staff look for a customer, and go on from what is found', async ({ page, actAs }) => {
  const name = await nameApart(await addOrganisation(['Huis aan de Vecht']))
  await actAs(await newAdmin())
  await page.goto('/admin/users')
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Zoek in alles' })
  await field.fill(name)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`voor “${name}”`)
  await expect(field).toHaveValue(name)
  await page.getByRole('link', { name: /^Locaties/ }).click()
  await page.getByRole('region', { name: 'Locaties' }).getByRole('link', { name: 'Huis aan de Vecht' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Huis aan de Vecht')
})

test('two keys lead to the search, where scripts run', async ({ page, actAs, scripts }) => {
  test.skip(scripts !== 'run', 'keys need a script')
  await actAs(await newAdmin())
  await page.goto('/admin/users')
  const field = page.getByRole('searchbox', { name: 'Zoek in alles' })
  const other = page.getByLabel('Naam, e-mailadres of organisatie')
  await expect(page.getByText('Ctrl K', { exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(field).toHaveValue('a/b')
  await other.focus()
  await page.keyboard.press('/')
  await expect(other).toHaveValue('/')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
})
