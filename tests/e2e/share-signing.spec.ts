import { expect } from '@playwright/test'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { addLink } from '#tests/support/share.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
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

test('a signer brings back a signed copy', async ({ page, actAs, scripts }) => {
  const { leader, link } = await agreementFor({ may: 'upload' })
  await page.goto(link.address)
  await expect(page.getByRole('button', { name: 'Tekenen' })).toHaveCount(0)
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
  await page.getByLabel('Uw voornaam en achternaam').fill('Peter Koster')
  await page.getByRole('button', { name: 'Akkoord geven' }).click()
  await expect(page.getByRole('alert')).toContainText('Vink aan dat u dit verklaart')
  await expect(page.getByLabel('Uw voornaam en achternaam')).toHaveValue('Peter Koster')
  if (scripts !== 'off') await checkState(page, 'an agreement that was not agreed to')
  await page.getByLabel('Ja, dit verklaar ik').check()
  await page.getByRole('button', { name: 'Akkoord geven' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van ondertekening' })).toBeVisible()

  await page.goto(link.address)
  await page.getByLabel('Uw voornaam en achternaam').fill('Hanneke de Vries')
  await page.getByLabel('Ja, dit verklaar ik').check()
  await page.getByRole('button', { name: 'Tekenen' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van ondertekening' })).toBeVisible()
  for (const name of ['Peter Koster', 'Hanneke de Vries'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download de getekende tekst/ }).click()
  const file = await readFile(await (await waiting).path())
  await expect(page.getByText(createHash('sha256').update(file).digest('hex'), { exact: true })).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'evidence of signing')
  await page.getByRole('link', { name: 'Terug' }).click()
  await expect(page.getByText('Getekend door Hanneke de Vries')).toBeVisible()
})
