import { expect } from '@playwright/test'
import { test } from '#tests/support/test.ts'

test('who has not signed in yet chooses the language and stays on the login page', async ({ page }) => {
  await page.goto('/authentication/login?returnTo=%2Fhelp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/authentication/login?returnTo=%2Fhelp')
})
