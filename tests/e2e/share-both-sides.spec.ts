import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { users } from '#drizzle/schema/organisations.ts'
import { database } from '#app/persistence/database.server.ts'
import { declares, readOn } from '#tests/support/agreement-page.ts'
import { checkState } from '#tests/support/page-check.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('officer, signer and provider sign one after the other', async ({ page, actAs, scripts }) => {
  const leader = await newTenant()
  const agreement = { items: ['processing-agreement'], locationIndex: null, may: 'sign' as const }
  const dpo = await addLink(leader, { ...agreement, purpose: 'dpo', recipientName: 'Peter Koster' })
  const link = await addLink(leader, { ...agreement, purpose: 'signer', recipientName: 'Hanneke de Vries' })
  for (const [address, name, button, evidence] of [
    [dpo.address, 'Peter Koster', 'Ik geef akkoord', 'Bewijs van akkoord'],
    [link.address, 'Hanneke de Vries', 'Ik teken deze overeenkomst', 'Bewijs van ondertekening'],
  ] as const) {
    await page.goto(address)
    await readOn(page)
    await page.getByLabel('Uw naam').fill(name)
    await page.getByLabel(declares).check()
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { name: evidence })).toBeVisible()
  }
  await page.goto(link.address)
  await expect(page.getByText(/aan de beurt om te tekenen/)).toBeVisible()

  const staff = await newAdmin('Ans de Boer')
  await database().update(users).set({ maySignForProvider: true }).where(eq(users.id, staff.userId))
  await actAs(staff)
  await page.goto(`/admin/links/${leader.organisationId}/${link.id}`)
  await page.getByRole('link', { name: 'Teken namens de leverancier' }).click()
  await expect(page.getByText('Peter Koster', { exact: true })).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'what the provider signs')
  const sign = page.getByRole('button', { name: /^Ik teken namens/ })
  await page.getByLabel('Uw naam').fill('Jan Jansen')
  await sign.click()
  await expect(page.getByRole('alert')).toContainText('Vink aan dat u dit mag')
  await page.getByRole('checkbox', { name: /^Ik mag tekenen namens/ }).check()
  await sign.click()
  await expect(page.getByRole('alert')).toContainText('U bent ingelogd als Ans de Boer')
  if (scripts !== 'off') await checkState(page, 'what the provider signs, by another name')
  await page.getByLabel('Uw naam').fill('Ans de Boer')
  await sign.click()
  await expect(page.getByText(/^Getekend namens .*, door Ans de Boer op/)).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'what both sides signed')

  await actAs(leader)
  await page.goto('/organisation/route-card')
  await expect(page.getByText(/Getekend door Hanneke de Vries op .*, en door Ans de Boer namens/).first()).toBeVisible()
})
