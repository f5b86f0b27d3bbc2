import { expect } from '@playwright/test'
import { test } from '#tests/support/test.ts'

test('who has not signed in yet chooses the language and stays on the login page', async ({ page }) => {
  await page.goto('/authentication/login?returnTo=%2Fhelp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/authentication/login?returnTo=%2Fhelp')
})

test('the page that asks for a password stands where the login page stood', async ({ page }) => {
  await page.goto('/authentication/login')
  const heading = page.getByRole('heading', { level: 1, name: 'Inloggen' })
  const before = await heading.boundingBox()
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByLabel('Wachtwoord')).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})
