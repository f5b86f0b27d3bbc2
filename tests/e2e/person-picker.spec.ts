import { expect } from '@playwright/test'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 31' }

test('somebody who is known is chosen instead of typed again', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis', 'Hof'])
  await addForm(member, 1, 'wifi-settings', { wifi: { contact: bas } })
  await actAs(member)
  await page.goto('/location/basic-info/contacts?location=0')
  if (scripts === 'run') await expectTakenOver(page)
  const contact = page.getByRole('group', { name: 'Contactpersoon' })
  const manager = page.getByRole('group', { name: 'Leidinggevende' })
  const [label] = await contact.getByRole('option', { name: /^Bas Hendriks/ }).allTextContents()

  await contact.getByLabel(/^Kies iemand/).selectOption({ label })
  // With scripts choosing is enough, as long as nothing was typed.
  if (scripts !== 'run') await contact.getByRole('button', { name: /^Invullen/ }).click()
  await expect(contact.getByLabel('Telefoon')).toHaveValue(bas.phone)

  await manager.getByLabel('Voornaam').fill('Ria')
  await manager.getByLabel(/^Kies iemand/).selectOption({ label })
  await expect(manager.getByLabel('Voornaam')).toHaveValue('Ria')
  await manager.getByRole('button', { name: /^Invullen/ }).click()
  await expect(manager.getByLabel('Voornaam')).toHaveValue('Bas')
  await expect(contact.getByLabel('Telefoon')).toHaveValue(bas.phone)
  if (scripts !== 'off') await checkState(page, 'people chosen')

  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  // A page that is asked for before the answer is there shows what stood before.
  await expect(page.getByText(/is opgeslagen/).first()).toBeVisible()
  await page.reload()
  await expect(contact.getByLabel('Voornaam')).toHaveValue('Bas')
  await expect(manager.getByLabel('Achternaam')).toHaveValue('Hendriks')
})

test('of many people a name is typed', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis', 'Hof'])
  const members = Array.from({ length: 12 }, (_, n) => ({
    id: `aaaaaa${10 + n}`,
    first_name: `Bea${n}`,
    last_name: 'Kok',
  }))
  await addForm(member, 1, 'project-team', { numberOfMembers: 12, members })
  await actAs(member)
  await page.goto('/location/basic-info/contacts?location=0')
  const contact = page.getByRole('group', { name: 'Contactpersoon' })
  const search = contact.getByLabel(/^Typ een naam/)
  await expect(contact.getByLabel(/^Kies iemand/)).toBeVisible()
  if (scripts !== 'run') return expect(search).toHaveCount(0)
  await expectTakenOver(page)
  await search.fill('Bea7 Kok')
  await expect(contact.getByLabel('Voornaam')).toHaveValue('Bea7')
  await expect(contact.getByLabel(/^Kies iemand/)).toHaveValue(/.+/)
})
