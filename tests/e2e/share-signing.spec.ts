import { expect } from '@playwright/test'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pdfWithPages } from '#app/platform/documents/pdf.fixture.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { declares, readOn } from '#tests/support/agreement-page.ts'
import { addLink } from '#tests/support/share.ts'
import { expectOnFirstScreen } from '#tests/support/first-screen.ts'
import { checkState } from '#tests/support/page-check.ts'
import { emptyLibrary } from '#tests/support/library.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

async function agreementFor(over: Partial<NewShareLink>) {
  const leader = await newTenant()
  const link = {
    items: ['processing-agreement'],
    locationIndex: null,
    purpose: 'signer' as const,
    may: 'sign' as const,
  }
  return { leader, link: await addLink(leader, { ...link, recipientName: 'Hanneke de Vries', ...over }) }
}

test('a text is read part by part, from a summary to the form to sign', async ({ page, scripts }) => {
  const { link } = await agreementFor({})
  const sign = page.getByRole('button', { name: 'Ik teken deze overeenkomst' })
  await page.goto(link.address)
  for (const words of ['Samenvatting', 'Tussen wie', 'Hoe lang het geldt', 'Wat wij u vragen'])
    await expect(page.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(sign).toHaveCount(0)
  await expect(page.getByText('Ik ben niet de juiste persoon')).toBeVisible()
  await expectOnFirstScreen(page, page.getByRole('heading', { name: 'Samenvatting' }))
  if (scripts !== 'off') await checkState(page, 'the summary of what is signed')

  await test.step('who goes to the form at once sees what is still to be read, and loses nothing', async () => {
    await page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link', { name: 'Tekenen', exact: true }).click()
    await expect(page.getByText('Tekenen kan als u alle delen heeft gezien')).toBeVisible()
    if (scripts !== 'off') await checkState(page, 'the last part before the others')
    await page.getByLabel('Uw naam').fill('Hanneke de Vries')
    await page.getByLabel('Uw functie').fill('Bestuurder')
    await page.getByLabel(declares).check()
    await sign.click()
    await expect(page.getByText('Dit deel heeft u nog niet gezien')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Deel 2 van/ })).toBeVisible()
    if (scripts !== 'off') await checkState(page, 'a part that was not read yet')
  })

  await page.goto(link.address)
  const count = await readOn(page)
  expect(count).toBeGreaterThan(2)
  const contents = page.getByRole('navigation', { name: 'Inhoud' }).getByRole('listitem').filter({ visible: true })
  await expect(contents.filter({ hasText: '(gezien)' })).toHaveCount(count)
  await expect(page.getByLabel('Uw naam')).toHaveValue('Hanneke de Vries')
  await expect(page.getByLabel('Uw functie')).toHaveValue('Bestuurder')
  if (scripts !== 'off') await checkState(page, 'the last part with the form to sign')
  await page.getByRole('link', { name: 'Vorige' }).click()
  await expect(page.getByRole('heading', { name: `Deel ${count - 1} van ${count}` })).toBeVisible()
  await page.getByRole('link', { name: 'Verder' }).click()
  await page.getByLabel(declares).check()
  await sign.click()
  await expect(page.getByRole('heading', { name: 'Bewijs van ondertekening' })).toBeVisible()
})

test('a PDF of the provider is read page by page, and signed', async ({ page, actAs, scripts }) => {
  const { link } = await agreementFor({})
  await emptyLibrary()
  await actAs(await newAdmin())
  await page.goto('/admin/documents/upload')
  await page.getByLabel('Titel').fill('Onze overeenkomst')
  await page.getByLabel('Categorie').selectOption({ index: 1 })
  await page.getByLabel('Taal van het document').selectOption('Nederlands')
  await page.getByLabel('Voor alle organisaties').check()
  const slots = page.getByLabel('In plaats van een bestand bij een taak')
  await slots.selectOption('processing-agreement/agreement')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'overeenkomst.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from(pdfWithPages(['Artikel 1: wat wij doen', '', 'Artikel 2: hoe lang'])),
  })
  await page.getByRole('button', { name: 'Document toevoegen' }).click()
  await expect(page.getByText('Onze overeenkomst is toegevoegd.')).toBeVisible()

  await page.goto(link.address)
  await expect(page.getByRole('heading', { name: 'Deel 1 van 4' })).toBeVisible()
  for (const number of [1, 2, 3]) {
    await page.getByRole('link', { name: 'Verder' }).click()
    const picture = page.getByRole('img', { name: `Pagina ${number} van 3` })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)
    if (number === 2) await expect(page.getByText('staat geen tekst die kan worden voorgelezen')).toBeVisible()
    else await expect(page.getByRole('article')).toContainText(number === 1 ? 'Artikel 1: wat wij doen' : 'Artikel 2')
    if (scripts !== 'off') await checkState(page, `page ${number} of a PDF that is signed`)
  }
  await page.getByLabel('Uw naam').fill('Hanneke de Vries')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik teken deze overeenkomst' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van ondertekening' })).toBeVisible()
  await emptyLibrary()
})

test('a signer brings back a signed copy', async ({ page, actAs, scripts }) => {
  const { leader, link } = await agreementFor({ may: 'upload' })
  await page.goto(link.address)
  await expect(page.getByRole('button', { name: 'Ik teken deze overeenkomst' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Bestand kiezen en terugsturen' }).click()
  if (scripts !== 'off') await checkState(page, 'where a signed copy is brought back')
  await page.getByLabel('Het getekende exemplaar').setInputFiles({
    ...{ name: 'getekend.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf },
  })
  await page.getByRole('button', { name: 'Terugsturen' }).click()
  await expect(page.getByText('Uw bestand is binnen sinds')).toBeVisible()
  await actAs(leader)
  await page.goto('/organisation/sign-processing-agreement/upload')
  await expect(page.getByRole('link', { name: 'Download getekend.pdf' })).toBeVisible()
  await expect(page.getByText('door Hanneke de Vries')).toBeVisible()
})

test('a signer waits for the officer, accepts by name, and the evidence verifies', async ({ page, scripts }) => {
  const { leader, link } = await agreementFor({})
  const dpo = await addLink(leader, {
    ...{ purpose: 'dpo', may: 'sign', items: ['processing-agreement'], locationIndex: null },
    recipientName: 'Peter Koster',
  })
  await page.goto(link.address)
  await expect(page.getByText('Eerst kijkt Peter Koster mee')).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'an agreement that waits')

  await page.goto(dpo.address)
  await readOn(page)
  await page.getByLabel('Uw naam').fill('Peter Koster')
  await page.getByRole('button', { name: 'Ik geef akkoord' }).click()
  await expect(page.getByRole('alert')).toContainText('Vink aan dat u dit verklaart')
  await expect(page.getByLabel('Uw naam')).toHaveValue('Peter Koster')
  if (scripts !== 'off') await checkState(page, 'an agreement that was not agreed to')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik geef akkoord' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van akkoord' })).toBeVisible()

  await page.goto(link.address)
  await readOn(page)
  await expect(page.getByText(/Peter Koster, functionaris gegevensbescherming \(FG\), ging akkoord op/)).toBeVisible()
  await page.getByLabel('Uw naam').fill('Hanneke de Vries')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik teken deze overeenkomst' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van ondertekening' })).toBeVisible()
  for (const name of ['Peter Koster', 'Hanneke de Vries'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download de getekende tekst/ }).click()
  const file = await readFile(await (await waiting).path())
  await expect(page.getByText(createHash('sha256').update(file).digest('hex'), { exact: true })).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'evidence of signing')
  await page.getByRole('link', { name: 'Terug' }).click()
  await expect(page.getByText('Getekend door Hanneke de Vries')).toBeVisible()
})

test('somebody else signs, says so, and the sender is asked whether that is right', async ({
  page,
  actAs,
  scripts,
}) => {
  const { leader, link } = await agreementFor({})
  const other = page.getByLabel('Ja, ik ben iemand anders dan Hanneke de Vries')
  await page.goto(link.address)
  await readOn(page)
  await expect(other).toHaveCount(0)
  await page.getByLabel('Uw naam').fill('Jan Jansen')
  await page.getByLabel('Uw functie').fill('Bestuurder')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik teken deze overeenkomst' }).click()
  await expect(page.getByRole('alert')).toContainText('Bent u iemand anders?')
  await expect(page.getByLabel('Uw functie')).toHaveValue('Bestuurder')
  await expect(page.getByLabel(declares)).toBeChecked()
  if (scripts !== 'off') await checkState(page, 'the question whether somebody else signs')
  await other.check()
  await page.getByRole('button', { name: 'Ik teken deze overeenkomst' }).click()
  await expect(page.getByText('Jan Jansen liet weten iemand anders te zijn dan Hanneke de Vries.')).toBeVisible()
  await actAs(leader)
  await page.goto(`/links/${link.id}`)
  await expect(page.getByText('Getekend door Jan Jansen, uitgenodigd was Hanneke de Vries')).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'a link by which somebody else signed')
  await page.getByRole('button', { name: 'Dit is akkoord' }).click()
  await expect(page.getByRole('button', { name: 'Dit is akkoord' })).toHaveCount(0)
})
