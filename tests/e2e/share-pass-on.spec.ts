import { expect } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { expectOnFirstScreen } from '#tests/support/first-screen.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('a floor plan is passed on: somebody else brings it, and the leader finds it with the task', async ({
  page,
  browser,
  actAs,
  scripts,
  baseURL,
}) => {
  const isChecked = scripts === 'run'
  await actAs(await newTenant())
  await page.goto('/location/upload-floor-plan/intro?location=1')
  await page.getByRole('link', { name: 'Laat iemand anders dit doen' }).first().click()
  await expect(page.getByText('Bestanden aanleveren')).toBeVisible()
  await page.getByLabel('Naam van de ontvanger').fill('Jos Timmer')
  await page.getByRole('button', { name: 'Link maken' }).click()
  const address = await page.getByLabel('De link', { exact: true }).inputValue()

  const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts !== 'off' })
  const guest = await context.newPage()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: 'Hoe zijn de afdelingen ingedeeld?' })).toBeVisible()
  await expect(guest.getByText('Er zijn nog geen bestanden.')).toBeVisible()
  await expectOnFirstScreen(guest, guest.getByLabel('Bestanden kiezen'))
  if (isChecked) await checkState(guest, 'files by link')
  await guest.getByRole('button', { name: 'Versturen, ik ben klaar' }).click()
  await expect(guest.getByRole('alert')).toContainText('Kies eerst')
  if (isChecked) await checkState(guest, 'no files by link')
  const file = { name: 'begane-grond.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf }
  await guest.getByLabel('Bestanden kiezen').setInputFiles(file)
  await guest.getByRole('button', { name: 'Versturen, ik ben klaar' }).click()
  await expect(guest.getByText('ziet dat u klaar bent')).toBeVisible()
  await expect(guest.getByText('Van Jos Timmer', { exact: false })).toBeVisible()
  if (isChecked) await checkState(guest, 'files that were brought by link')
  await context.close()

  await page.goto('/location/upload-floor-plan/upload?location=1')
  await expect(page.getByText('begane-grond.pdf').first()).toBeVisible()
  await page.goto('/links')
  await expect(page.getByText('Bestanden aangeleverd').first()).toBeVisible()
})

test('basic information is passed on: somebody else fills it in, page by page, with rows', async ({
  page,
  browser,
  actAs,
  scripts,
  baseURL,
}) => {
  const isChecked = scripts === 'run'
  await actAs(await newTenant())
  await page.goto('/location/basic-info/intro?location=1')
  await page.getByRole('link', { name: 'Laat iemand anders dit doen' }).first().click()
  await page.getByLabel('Naam van de ontvanger').fill('Jos Timmer')
  await page.getByLabel('Engels').check()
  await page.getByRole('button', { name: 'Link maken' }).click()
  const address = await page.getByLabel('De link', { exact: true }).inputValue()

  const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts !== 'off' })
  const guest = await context.newPage()
  await guest.goto(address)
  await expect(guest.getByText('About this task')).toBeVisible()
  await guest.getByLabel('Town').fill('Zeist')
  await guest.getByRole('button', { name: 'Add another ward' }).click()
  await expect(guest).toHaveURL(/#wards-\d+$/)
  await expect(guest.getByLabel('Town')).toHaveValue('Zeist')
  const names = guest.getByLabel('Ward name')
  const rows = await names.count()
  // The first row that is empty: empty ones before it would make room.
  const filled = (await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).filter(Boolean)
  const eik = names.nth(filled.length)
  await eik.fill('De Eik')
  await guest
    .getByLabel(/email address/i)
    .first()
    .fill('jos@')
  if (isChecked) await checkState(guest, 'basic information by link')
  await guest.getByRole('button', { name: 'Save and finish' }).click()
  await expect(guest.getByRole('alert')).toBeVisible()
  await expect(guest.getByLabel(/email address/i).first()).toHaveValue('jos@')
  await expect(eik).toHaveValue('De Eik')
  expect(await names.count()).toBe(rows)
  await guest
    .getByLabel(/email address/i)
    .first()
    .fill('jos@example.org')
  await guest.getByRole('button', { name: 'Save and finish' }).click()
  await expect(guest.getByText('can see that you’re done')).toBeVisible()
  await context.close()

  await page.goto('/location/basic-info/wards?location=1')
  await expect(page.getByLabel('Naam van de afdeling').nth(filled.length)).toHaveValue('De Eik')
})
