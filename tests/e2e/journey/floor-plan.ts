import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { uploadButton } from '#tests/support/upload-button.ts'
import { begin, expectRefusal, expectState, goOn, seeHeading, wayOut } from './steps.ts'

const fileOf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) })
const send = (page: Page) => uploadButton(page).click()

/** Uploads two floor plans, removes one, and looks at the other. */
export async function uploadFloorPlan(page: Page): Promise<void> {
  await expectState(page, 'Plattegrond', 'Open')
  await begin(page, 'Plattegrond')
  await seeHeading(page, 'Hoe zijn de afdelingen ingedeeld?')
  await expectRefusal(page, () => send(page), ['Kies eerst een bestand.'])
  await page.getByLabel('Bestanden kiezen').setInputFiles([fileOf('Vleugel Noord.pdf'), fileOf('Vergissing.pdf')])
  await send(page)
  await expect(page.getByRole('link', { name: 'Download Vleugel Noord.pdf' })).toBeVisible()
  await wayOut(page, 'Vergissing.pdf verwijderen').click()
  await seeHeading(page, 'Wilt u dit bestand verwijderen?')
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Download / })).toHaveCount(1)
  await goOn(page)
  await seeHeading(page, 'Klopt de plattegrond?')
  await expectDownload(page)
  await page.getByRole('main').getByRole('link', { name: 'Verder', exact: true }).click()
  await seeHeading(page, 'Wij kunnen de weg vinden')
  await page.getByRole('link', { name: 'Terug naar de routekaart' }).click()
  await expectState(page, 'Plattegrond', 'Bij ons')
}

/** What comes back is what was sent. */
export async function expectDownload(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Vleugel Noord.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Vleugel Noord.pdf')
  expect(await readFile(await download.path())).toEqual(Buffer.from(sampleFiles.pdf))
}
