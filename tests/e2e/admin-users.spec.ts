import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const password = 'groene fiets op zolder'

test('provider staff invite somebody, who chooses a password and signs in', async ({ page, actAs, scripts }) => {
  const [member, admin] = [await addOrganisation(['Huis']), await newAdmin()]
  const email = `${randomUUID()}@example.org`
  const look = (name: string) => (scripts === 'off' ? Promise.resolve() : checkState(page, name))
  let link = ''

  await test.step('an invitation that is not complete comes back', async () => {
    await actAs(admin)
    await page.goto(`/admin/users/new?organisation=${member.organisationId}`)
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByRole('button', { name: 'Uitnodigen' }).click()
    await expect(page.getByRole('link', { name: /^Vul een naam in/ })).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
    await look('invitation with an error')
  })

  await test.step('complete it is written', async () => {
    await page.getByLabel('Naam').fill('Anna de Nieuwe')
    await page.getByRole('button', { name: 'Uitnodigen' }).click()
    await expect(page.getByText('Anna de Nieuwe is uitgenodigd.')).toBeVisible()
    await expect(page.getByText('Nog niet ingelogd')).toBeVisible()
    await look('a user who has not signed in')
  })

  await test.step('its link stands in the message', async () => {
    await page.goto(`/admin/mail?organisation=${member.organisationId}`)
    await page.getByRole('link', { name: 'Uitnodiging voor de routekaart' }).click()
    link = await page.getByText(/^http.*\/identity\/u\/password\//).innerText()
    await page.context().clearCookies()
  })

  await test.step('the person chooses a password, on the second attempt', async () => {
    await page.goto(link)
    await page.getByLabel('Nieuw wachtwoord').fill(password)
    await page.getByLabel('Nog een keer hetzelfde wachtwoord').fill(`${password}!`)
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('niet hetzelfde')
    await look('a password that is not the same twice')
    await page.getByLabel('Nieuw wachtwoord').fill(password)
    await page.getByLabel('Nog een keer hetzelfde wachtwoord').fill(password)
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
    await expect(page.getByText('Uw wachtwoord is opgeslagen.')).toBeVisible()
  })

  await test.step('and signs in with it', async () => {
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByRole('heading', { name: /, Anna$/ })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
    await look('a link that was used')
  })

  await test.step('which provider staff see; they shut the person out', async () => {
    await page.context().clearCookies()
    await actAs(admin)
    await page.goto(`/admin/users?q=${email}`)
    await expect(page.getByRole('cell', { name: 'Actief' })).toBeVisible()
    await page.getByRole('link', { name: 'Anna de Nieuwe' }).click()
    await page.getByRole('link', { name: 'Uitschakelen' }).click()
    await expect(page.getByRole('heading', { name: 'Anna de Nieuwe uitschakelen?' })).toBeVisible()
    await look('asking whether to disable')
    await page.getByRole('button', { name: 'Uitschakelen' }).click()
    await expect(page.getByText('Anna de Nieuwe is uitgeschakeld')).toBeVisible()
    await look('a user who is disabled')
    await page.goto('/admin/audit?action=user-disabled')
    await expect(page.getByRole('cell', { name: new RegExp(email) })).toBeVisible()
    await look('audit log')
  })
})

test('a list from a file is checked, mended and sent', async ({ page, actAs, scripts }) => {
  const admin = await newAdmin()
  const [one, other] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  await actAs(admin)
  await page.goto('/admin/users/bulk')
  const csv = `Anna;${one};De Linde;nl\nBob;${other};De Lindde;en`
  await page
    .getByLabel('Of kies een bestand')
    .setInputFiles({ name: 'mensen.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Controleren' }).click()
  await expect(page.getByLabel('Lijst')).toHaveValue(csv)
  await expect(page.getByRole('alert')).toContainText('1 regel klopt niet.')
  await expect(page.getByRole('row', { name: /Bob/ })).toContainText('Organisatie niet gevonden.')
  if (scripts !== 'off') await checkState(page, 'a list with an error')
  await page.getByRole('button', { name: '1 uitnodiging versturen' }).click()
  await expect(page.getByText('1 uitnodiging is geschreven.')).toBeVisible()
  await expect(page.getByLabel('Lijst')).toHaveValue(`Bob;${other};De Lindde;en`)
  await page.getByLabel('Lijst').fill(`Bob;${other};De Linde;en`)
  await page.getByRole('button', { name: 'Controleren' }).click()
  await page.getByRole('button', { name: '1 uitnodiging versturen' }).click()
  await expect(page.getByText('1 uitnodiging is geschreven.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gebruikers' })).toBeVisible()
})
