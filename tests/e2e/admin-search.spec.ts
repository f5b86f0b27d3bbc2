import { expect } from '@playwright/test'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
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

test('what is found stands below the field while somebody types, where scripts run', async ({
  page,
  actAs,
  scripts,
}) => {
  test.skip(scripts !== 'run', 'the list needs a script')
  const name = await nameApart(await addOrganisation(['Huis aan de Vecht']))
  await actAs(await newAdmin())
  // Nothing to press stands below the list there, of which it could cover a part.
  await page.goto('/admin/search')
  const field = page.getByRole('searchbox', { name: 'Zoek in alles' })
  const all = page.getByRole('link', { name: `resultaten voor “${name}”` })
  await field.fill(name)
  await expect(all).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^\d resultaten\. Kies met pijl omlaag\.$/)
  await expect(page.getByText('Esc', { exact: true })).toBeVisible()
  await checkState(page, 'the list below the search')

  await test.step('arrows move among the links and back', async () => {
    const links = page.getByRole('search').getByRole('link')
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    for (const _ of [1, 2]) await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await expect(all).toBeVisible()
  })

  await test.step('Escape closes it and keeps what was typed', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(name)
    await expect(page.getByText('Ctrl K', { exact: true })).toBeVisible()
  })

  await test.step('going on elsewhere closes it', async () => {
    await field.press('End')
    await page.keyboard.type(' ')
    await expect(all).toBeVisible()
    await page.getByRole('contentinfo').click()
    await expect(all).toBeHidden()
  })

  await test.step('Enter in the field leads to the page, Enter on a line to what it is', async () => {
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`voor “${name}”`)
    await field.press('End')
    await page.keyboard.type(' huis')
    const place = page.getByRole('search').getByRole('link', { name: 'Huis aan de Vecht' })
    await expect(place).toBeVisible()
    await place.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Huis aan de Vecht')
  })
})
