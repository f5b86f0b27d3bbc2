import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { emptyLibrary } from '#tests/support/library.ts'
import { checkPage, checkState } from '#tests/support/page-check.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const title = 'Onze eigen brochure'
const brochure = '/location/setup-it-settings/brochure?location=0'

// One library for all: these tests put a document in the same place.
test.describe.configure({ mode: 'serial' })

test('provider staff hand out a document, for one organisation and in the place of our own text', async ({
  page,
  actAs,
  scripts,
}) => {
  const [admin, leader, other] = [await newAdmin(), await newTenant(), await newTenant()]
  await emptyLibrary()

  await test.step('add it, after a mistake', async () => {
    await actAs(admin)
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Documenten' }).click()
    await page.getByRole('link', { name: 'Document toevoegen' }).click()
    await page.getByLabel('Titel').fill(title)
    await page.getByLabel('Categorie').selectOption('Voor de ICT-collega')
    await page.getByLabel('Alleen voor organisaties die u kiest').check()
    await page.getByLabel('In plaats van een bestand bij een taak').selectOption('wifi-settings/brochure')
    await chooseFile(page, 'brochure.pdf')
    await page.getByRole('button', { name: 'Document toevoegen' }).click()
    await expect(page.getByRole('alert')).toContainText('Kies de taal van het document.')
    await expect(page.getByLabel('Titel')).toHaveValue(title)
    if (scripts === 'run') await checkState(page, 'a document with a mistake')
    await page.getByLabel('Taal van het document').selectOption('Nederlands')
    await chooseFile(page, 'brochure.pdf')
    await page.getByRole('button', { name: 'Document toevoegen' }).click()
    await expect(page.getByText(`${title} is toegevoegd.`)).toBeVisible()
    await expect(page.getByRole('row', { name: title })).toContainText('0 gekozen organisaties')
    await expect(page.getByRole('row', { name: title })).toContainText('2.2.1 WiFi')
    if (scripts === 'run') await checkPage(page, '/admin/documents')
  })

  await test.step('choose it for an organisation, with an appointment', async () => {
    const relationship = `/admin/relationship-management/${leader.organisationId}`
    await page.goto(relationship)
    await page.getByLabel('Naam').fill('Sanne Bakker')
    await page.getByLabel('Datum').fill('2099-07-14')
    await page.getByLabel('Tijd').fill('10:00')
    await page.getByLabel('Stand').selectOption('In voorbereiding')
    await page.getByLabel('Notities').fill('Alleen voor ons')
    await page.getByLabel(title).check()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
    await expect(page.getByLabel(title)).toBeChecked()
    if (scripts === 'run') await checkPage(page, relationship)
  })

  await test.step('the organisation sees it and downloads it, also at the task', async () => {
    await actAs(leader)
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Documenten' }).click()
    await expect(page.getByText('di 14 jul 2099, 10.00 uur')).toBeVisible()
    await expect(page.getByText('Alleen voor ons')).toHaveCount(0)
    await expectFile(page, () => page.getByRole('link', { name: `${title} downloaden` }).click())
    if (scripts === 'run') await checkPage(page, '/documents')
    await page.goto(brochure)
    await expectFile(page, () => page.getByRole('button', { name: `“${title}” downloaden` }).click())
    if (scripts === 'run') await checkPage(page, brochure)
  })

  await test.step('another one does not', async () => {
    await actAs(other)
    await page.goto('/documents')
    await expect(page.getByText(title)).toHaveCount(0)
    await page.goto(brochure)
    await expect(page.getByRole('button', { name: 'Downloaden als Word-bestand' })).toBeVisible()
  })

  await test.step('replace and archive it', async () => {
    await actAs(admin)
    await page.goto('/admin/documents')
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('link', { name: 'Ander bestand uploaden' }).click()
    await chooseFile(page, 'nieuw.pdf')
    await page.getByRole('button', { name: 'Bestand vervangen' }).click()
    await expect(page.getByRole('link', { name: 'nieuw.pdf downloaden' })).toBeVisible()
    if (scripts === 'run') await checkPage(page, page.url())
    await page.getByRole('link', { name: 'Archiveren' }).click()
    await expect(page.getByRole('heading', { name: 'Wilt u dit document archiveren?' })).toBeVisible()
    if (scripts === 'run') await checkPage(page, page.url())
    await page.getByRole('button', { name: 'Archiveren' }).click()
    await expect(page.getByText(`${title} is gearchiveerd.`)).toBeVisible()
    await expect(page.getByRole('row', { name: title })).toHaveCount(0)
  })
})

test('who saves late sees what somebody else saved, and loses nothing', async ({ page, context, actAs, scripts }) => {
  const leader = await newTenant()
  const relationship = `/admin/relationship-management/${leader.organisationId}`
  await actAs(await newAdmin())
  await page.goto(relationship)
  const elsewhere = await context.newPage()
  await elsewhere.goto(relationship)
  await elsewhere.getByLabel('Plaats').fill('Utrecht')
  await elsewhere.getByRole('button', { name: 'Opslaan' }).click()
  await expect(elsewhere.getByText('Opgeslagen.')).toBeVisible()

  await page.getByLabel('Plaats').fill('Maarssen')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Iemand anders heeft dit intussen gewijzigd')).toBeVisible()
  await expect(page.getByText('Plaats: Utrecht')).toBeVisible()
  await expect(page.getByLabel('Plaats')).toHaveValue('Maarssen')
  if (scripts === 'run') await checkState(page, 'a relationship that somebody else saved')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen.')).toBeVisible()
  await expect(page.getByLabel('Plaats')).toHaveValue('Maarssen')
})

const chooseFile = (page: Page, name: string) =>
  page
    .getByLabel('Bestand', { exact: true })
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(sampleFiles.pdf) })

/** What comes back is what was sent. */
async function expectFile(page: Page, ask: () => Promise<void>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()])
  expect(download.suggestedFilename()).toBe('brochure.pdf')
  expect(await readFile(await download.path())).toEqual(Buffer.from(sampleFiles.pdf))
}
