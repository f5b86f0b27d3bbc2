import { expect, type Page } from '@playwright/test'
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
  await hasItsLetters(page)
  const before = await heading.boundingBox()
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByLabel('Wachtwoord')).toBeVisible()
  await hasItsLetters(page)
  expect(await heading.boundingBox()).toEqual(before)
})

/** Until its typeface has come, a page stands in another one, which may be of other measures where a machine has few. */
const hasItsLetters = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.fonts.check('1rem "Atkinson Hyperlegible Next"')), {
      message: 'its typeface',
    })
    .toBe(true)
