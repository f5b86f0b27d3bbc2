import { expect } from '@playwright/test'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('on a narrow screen the menu of provider staff is one line, which says where they are and opens by keyboard', async ({
  page,
  actAs,
}) => {
  await actAs(await newAdmin())
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/admin/organisations/new')
  const menu = page.getByRole('navigation', { name: 'Menu van beheer' })
  const link = menu.getByRole('link', { name: 'Documenten' })
  const line = menu.getByText('Beheer: Organisaties')
  await expect(menu.getByRole('link')).toHaveCount(0)
  expect((await menu.boundingBox())?.height).toBeLessThan(60)
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link')).toHaveCount(18)
  await expect(menu.getByRole('link', { name: 'Organisaties' })).toHaveAttribute('aria-current', 'true')
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documenten' })).toBeVisible()
  await expect(menu.getByText('Beheer: Documenten')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menu.getByText('Beheer: Documenten')).toBeHidden()
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test('in colours of the reader only the list that is shown has a line under it', async ({ page, actAs }) => {
  await actAs(await newAdmin())
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/admin/review')
  const lists = page.getByRole('navigation', { name: 'Welke bestanden' })
  const black = 'rgb(0, 0, 0)'
  await expect(lists.getByRole('link', { name: 'Gecontroleerd' })).toHaveCSS('border-bottom-color', black)
  await expect(lists.getByRole('link', { name: 'Te controleren' })).not.toHaveCSS('border-bottom-color', black)
})
