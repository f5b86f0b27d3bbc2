import { expect, type Locator, type Page } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { expectTakenOver, test, type TestOptions } from '#tests/support/test.ts'
import { uploadButton } from '#tests/support/upload-button.ts'
import { openOwnMenu, wayOut } from './journey/steps.ts'

const contacts = '/location/basic-info/contacts?location=0'
const upload = '/location/upload-floor-plan/upload?location=1'

/** Where a message stands: where scripts run it comes and goes in a corner, else it is part of the page. */
function placeOf(page: Page, scripts: TestOptions['scripts'], corner: 'top-right' | 'bottom-left'): Locator {
  const [y, x] = corner.split('-')
  return scripts === 'run'
    ? page.locator(`[data-sonner-toaster][data-y-position=${y}][data-x-position=${x}]`)
    : page.getByRole('main').getByRole('status')
}

/** A message is written as the page is, large enough to read, and leaves the links of the header in reach. */
async function expectOwnLook(page: Page, message: Locator): Promise<void> {
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily
  expect(await message.evaluate(fontOf)).toBe(await page.locator('body').evaluate(fontOf))
  expect(await message.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16)
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => ((await message.boundingBox())?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))
    .toBeGreaterThanOrEqual(0)
}

test('a small confirmation comes and goes by itself', async ({ page, actAs, scripts }) => {
  await actAs(await newTenant())
  await page.goto(contacts)
  if (scripts === 'run') await expectTakenOver(page)
  await page.getByRole('main').getByRole('button', { name: 'Opslaan', exact: true }).click()
  const said = placeOf(page, scripts, 'bottom-left').getByText('Alles wat goed is ingevuld, is opgeslagen.')
  await expect(said).toBeVisible()
  if (scripts === 'run') await expect(said).toHaveCount(0, { timeout: 8_000 })
  await page.goto(contacts)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Alles wat goed is ingevuld, is opgeslagen.')).toHaveCount(0)
})

test('a message that matters can be closed', async ({ page, actAs, scripts }) => {
  await actAs(await newTenant())
  await page.goto(upload)
  if (scripts === 'run') await expectTakenOver(page)
  const file = { name: 'Plattegrond.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) }
  await page.locator('input[type=file]').setInputFiles(file)
  if (scripts === 'run') await expect(page.locator('[data-chosen] li')).toHaveCount(1)
  await uploadButton(page).click()
  const place = placeOf(page, scripts, 'top-right')
  await expect(place.getByText('1 bestand toegevoegd.')).toBeVisible()
  if (scripts === 'run') {
    await expectOwnLook(page, place.getByRole('listitem'))
    await place.getByRole('button', { name: 'Bericht sluiten' }).click()
    await expect(place.getByText('1 bestand toegevoegd.')).toHaveCount(0)
  }
  await page.goto(upload)
  await expect(page.getByRole('link', { name: 'Download Plattegrond.pdf' })).toBeVisible()
  await expect(page.getByText('1 bestand toegevoegd.')).toHaveCount(0)
})

test('logging out on a page with a form saves and asks', async ({ page, actAs }) => {
  await actAs(await newTenant())
  await page.goto(contacts)
  await page.getByLabel('Voornaam contactpersoon').fill('Zeno')
  await openOwnMenu(page)
  await wayOut(page, 'Uitloggen').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uitloggen' })).toBeVisible()
  await page.goto(contacts)
  await expect(page.getByLabel('Voornaam contactpersoon')).toHaveValue('Zeno')
})
