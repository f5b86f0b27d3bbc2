import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { declares, readOn } from '#tests/support/agreement-page.ts'
import { addLink } from '#tests/support/share.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

/** Signs an agreement by a link and gives its evidence, as the signer downloads it. */
async function signedPdf(page: Page): Promise<Buffer> {
  const link = {
    items: ['processing-agreement'],
    locationIndex: null,
    purpose: 'signer' as const,
    may: 'sign' as const,
  }
  const { address } = await addLink(await newTenant(), { ...link, recipientName: 'Hanneke de Vries' })
  await page.goto(address)
  await readOn(page)
  await page.getByLabel('Uw naam').fill('Hanneke de Vries')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik teken deze overeenkomst' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /Bewijs als pdf/ }).click()
  return readFile(await (await waiting).path())
}

test('whoever signed keeps a PDF, which anybody checks: as it was, changed, and unknown', async ({ page, scripts }) => {
  const pdf = await signedPdf(page)
  await page.getByRole('link', { name: 'Bewijs controleren' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is dit document echt, en is het getekend?')
  if (scripts !== 'off') await checkState(page, 'where evidence is checked')
  const check = async (name: string, buffer: Buffer) => {
    await page.getByLabel('De pdf').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: 'Controleer' }).click()
  }

  await page.getByRole('button', { name: 'Controleer' }).click()
  await expect(page.getByRole('alert')).toContainText('Kies eerst een bestand')
  if (scripts !== 'off') await checkState(page, 'evidence that was not chosen')

  await check('bewijs.pdf', pdf)
  const status = page.getByRole('status')
  await expect(status).toContainText('Dit document is echt, en het is getekend')
  await expect(status).toContainText('Hanneke de Vries')
  if (scripts !== 'off') await checkState(page, 'evidence as it was made')

  const changed = Buffer.from(pdf)
  changed[changed.length - 2] = 0
  await check('bewijs.pdf', changed)
  await expect(status).toContainText('Let op: dit document is veranderd')
  if (scripts !== 'off') await checkState(page, 'evidence that was changed')

  await check('anders.pdf', Buffer.from('%PDF-1.7 iets anders'))
  await expect(status).toContainText('Wij kennen dit document niet')
  if (scripts !== 'off') await checkState(page, 'evidence that is not known')
})
