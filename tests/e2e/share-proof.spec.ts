import { expect } from '@playwright/test'
import { findEvidence } from '#app/persistence/links/share-evidence.server.ts'
import { mailedCode, periodOf } from '#app/sharing/mailed-code.server.ts'
import { declares, readOn } from '#tests/support/agreement-page.ts'
import { checkState } from '#tests/support/page-check.ts'
import { addLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('who signed gets the evidence by its number, with the code that came by mail', async ({ page, scripts }) => {
  const isChecked = scripts !== 'off'
  const leader = await newTenant()
  const address = 'peter.koster@example.org'
  const link = await addLink(leader, {
    ...{ items: ['processing-agreement'], locationIndex: null, purpose: 'dpo', may: 'sign' },
    ...{ recipientName: 'Peter Koster', recipientEmail: address },
  })
  await page.goto(link.address)
  await readOn(page)
  await page.getByLabel('Uw naam').fill('Peter Koster')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik geef akkoord' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van akkoord' })).toBeVisible()
  const number = (await findEvidence(leader, link.id))?.number ?? ''

  await page.goto(`/proof/${number}`)
  await expect(page.getByText('Dit portaal kan geen e-mail sturen.')).toBeVisible()
  if (isChecked) await checkState(page, 'how to get evidence')
  // The portal of the journeys has no mail server: the page that the button of the message leads to.
  await page.goto(`/proof/${number}?code`)
  await page.getByLabel('Uw e-mailadres').fill(address)
  await page.getByLabel('Code').fill('AAAAAA')
  await page.getByRole('button', { name: 'Toon het bewijs' }).click()
  await expect(page.getByRole('alert')).toContainText('Deze code klopt niet')
  if (isChecked) await checkState(page, 'a wrong code for evidence')
  await page.getByLabel('Code').fill(mailedCode('proof-code', number, address, periodOf(Date.now())))
  await page.getByRole('button', { name: 'Toon het bewijs' }).click()
  await expect(page.getByText('Peter Koster')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bewijs als pdf' })).toBeVisible()
  if (isChecked) await checkState(page, 'evidence that was opened with a code')
})

test('who got the code of a link in a second mailbox is let in by it', async ({ page, scripts }) => {
  const codeEmail = 'hanneke@example.com'
  const { id, address } = await addLink(await newTenant(), { codeHash: 'x', codeEmail })
  await page.goto(address)
  await expect(page.getByText('h•••@example.com')).toBeVisible()
  await page.goto(`${address}/code?code`)
  await page.getByLabel('Code').fill('AAAAAA')
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('alert')).toContainText('U kunt het nog 9 keer proberen.')
  if (scripts === 'run') await checkState(page, 'a wrong code that was mailed')
  await page.getByLabel('Code').fill(mailedCode('link-code', id, codeEmail, periodOf(Date.now())))
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwsbericht voor collega’s' })).toBeVisible()
})
