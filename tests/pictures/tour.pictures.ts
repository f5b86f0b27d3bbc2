import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '#tests/support/start-process.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'
import { signIn } from './sign-in.ts'

/** Takes what stands in the window, once it is whole. */
async function take(page: Page, name: string): Promise<void> {
  await expectTakenOver(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: path.join(root, `docs/images/${name}.png`) })
}

test.beforeEach(({ speak }) => speak('en'))

test('what a project leader sees', async ({ page }) => {
  await signIn(page, 'demo@example.org')
  await take(page, 'start')
  await page.getByRole('main').getByRole('link', { name: 'Waterrand', exact: true }).click()
  await expect(page).toHaveURL(/\/location\/route-card/)
  await take(page, 'route-card')
  await page.setViewportSize({ width: 390, height: 860 })
  await take(page, 'on-a-phone')
})

test('how somebody fills in a task, and has it done', async ({ page, browser, baseURL }) => {
  await signIn(page, 'leader@example.org')
  await page.goto('/location/basic-info/contacts?location=0')
  await take(page, 'step-page')
  await page.goto('/organisation/assigned?who=nobody')
  await take(page, 'who-does-what')
  await page.goto('/links/new?item=wifi-settings&location=0&purpose=ict')
  await page.getByLabel('Recipient’s name').fill('Kees Bos')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue()
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 860 } })
  const guest = await context.newPage()
  await guest.goto(link)
  await take(guest, 'by-link')
  await context.close()
})

test('what is filled in once for forty locations', async ({ page }) => {
  await signIn(page, 'linden@example.org')
  await page.goto('/organisation/defaults?block=alarm')
  await page.getByLabel('Location to copy from').selectOption({ label: 'De Notelaar' })
  await page.getByRole('button', { name: 'See what changes with this answer' }).click()
  await expect(page.getByRole('heading', { name: 'for 40 locations at once' })).toBeVisible()
  await take(page, 'fill-in-once')
  await page.goto('/organisation')
  await take(page, 'forty-locations')
})

test('what provider staff see', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 })
  await signIn(page, 'admin@example.org')
  await page.goto('/admin?owner=all')
  await take(page, 'staff-today')
  await page.goto('/admin/board?owner=all')
  await take(page, 'staff-board')
  await page.getByRole('link', { name: 'De Rietkraag' }).first().click()
  await take(page, 'staff-organisation')
  await page.goto('/admin/review')
  await page.getByRole('link', { name: 'Tweede verdieping.pdf' }).click()
  await take(page, 'staff-review')
})
