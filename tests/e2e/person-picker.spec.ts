import { expect } from '@playwright/test'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 31' }

test('each of a few who are known has a button, which fills in what else would be typed', async ({
  page,
  actAs,
  scripts,
}) => {
  const member = await addOrganisation(['Huis', 'Hof'])
  await addForm(member, 1, 'wifi-settings', { wifi: { contact: bas } })
  await addForm(member, 0, 'wifi-settings', {
    wifi: { contact: { ...bas, email: 'b.hendriks@example.org', phone: '' } },
  })
  await actAs(member)
  await page.goto('/location/basic-info/contacts?location=0')
  if (scripts === 'run') await expectTakenOver(page)
  const contact = page.getByRole('group', { name: 'Contactpersoon', exact: true })
  const manager = page.getByRole('group', { name: 'Leidinggevende', exact: true })
  const ofContact = contact.getByRole('button', { name: `Bas Hendriks, ${bas.email}` })
  const ofNamesake = contact.getByRole('button', { name: 'Bas Hendriks, b.hendriks@example.org' })
  const ofManager = manager.getByRole('button', { name: /^Bas Hendriks/ }).first()
  await expect(ofContact).toHaveAttribute('aria-pressed', 'false')

  await ofContact.click()
  await expect(contact.getByLabel('Telefoon')).toHaveValue(bas.phone)
  await expect(ofContact).toHaveAttribute('aria-pressed', 'true')
  await expect(ofNamesake).toHaveAttribute('aria-pressed', 'false')

  await manager.getByLabel('Voornaam').fill('Ria')
  await ofManager.click()
  await expect(manager.getByLabel('Voornaam')).toHaveValue('Bas')
  await expect(contact.getByLabel('Telefoon')).toHaveValue(bas.phone)
  if (scripts !== 'off') await checkState(page, 'people chosen')

  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  // A page that is asked for before the answer is there shows what stood before.
  await expect(page.getByText(/is opgeslagen/).first()).toBeVisible()
  await page.reload()
  await expect(contact.getByLabel('Voornaam')).toHaveValue('Bas')
  await expect(manager.getByLabel('Achternaam')).toHaveValue('Hendriks')
  await expect(ofManager).toHaveAttribute('aria-pressed', 'true')
  if (scripts !== 'run') return
  await expectTakenOver(page)
  await manager.getByLabel('Voornaam').fill('Ria')
  await expect(ofManager).toHaveAttribute('aria-pressed', 'false')
})

test('many are a list, in which a name can be typed', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis', 'Hof'])
  const members = Array.from({ length: 12 }, (_, n) => ({
    ...{ id: `aaaaaa${10 + n}`, first_name: `Bea${n}`, last_name: 'Kok', email: `bea${n}@example.org` },
  }))
  await addForm(member, 1, 'project-team', { numberOfMembers: 12, members })
  await actAs(member)
  await page.goto('/location/basic-info/contacts?location=0')
  const contact = page.getByRole('group', { name: 'Contactpersoon', exact: true })
  const manager = page.getByRole('group', { name: 'Leidinggevende', exact: true })
  const search = contact.getByLabel(/^Typ een naam/)
  const label = 'Bea7 Kok, bea7@example.org'
  await contact.getByLabel(/^Kies iemand/).selectOption({ label })
  if (scripts === 'run') await expectTakenOver(page)
  else await expect(search).toHaveCount(0)
  await contact.getByRole('button', { name: /^Invullen/ }).click()
  await expect(contact.getByLabel('E-mailadres')).toHaveValue('bea7@example.org')

  // With scripts choosing is enough, as long as nothing was typed.
  await manager.getByLabel('Voornaam').fill('Ria')
  await manager.getByLabel(/^Kies iemand/).selectOption({ label })
  await expect(manager.getByLabel('Voornaam')).toHaveValue('Ria')
  await manager.getByRole('button', { name: /^Invullen/ }).click()
  await expect(manager.getByLabel('Voornaam')).toHaveValue('Bea7')
  if (scripts !== 'run') return
  await page.reload()
  await expectTakenOver(page)
  await search.fill(label)
  await expect(contact.getByLabel('Voornaam')).toHaveValue('Bea7')
  await expect(contact.getByLabel(/^Kies iemand/)).toHaveValue(/.+/)
  await manager.getByLabel(/^Kies iemand/).selectOption({ label })
  await expect(manager.getByLabel('Voornaam')).toHaveValue('Bea7')
  // Half a name that is being typed stays when the page is read again, and so does the focus.
  await search.fill('Bea')
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.locator('main[data-before]')).toHaveCount(0)
  await expect(search).toHaveValue('Bea')
  await expect(search).toBeFocused()
})
