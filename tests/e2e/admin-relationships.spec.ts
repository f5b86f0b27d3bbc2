import { expect } from '@playwright/test'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { addDocument } from '#tests/support/library.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('provider staff look after an organisation, and an outsider sees the documents and the appointment', async ({
  page,
  browser,
  actAs,
  scripts,
  baseURL,
}) => {
  const [admin, member] = [await newAdmin(), await addOrganisation(['Huis'])]
  const name = await nameApart(member)
  const title = `Brochure voor ${name}`
  await addDocument(admin, { title, isForAll: false })
  const guestContext = await browser.newContext({ baseURL, javaScriptEnabled: scripts !== 'off' })
  const guest = await guestContext.newPage()

  await test.step('fill in contact, appointment and documents, after a mistake', async () => {
    await actAs(admin)
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Relatiebeheer' }).click()
    await page.getByLabel('Zoek op organisatie of contactpersoon').fill(name)
    await page.getByRole('button', { name: 'Tonen' }).click()
    await page.getByRole('link', { name }).click()
    await page.getByLabel('Naam').fill('Sanne Bakker')
    await page.getByLabel('E-mailadres').fill('sanne@')
    await page.getByLabel('Datum').fill('2099-07-14')
    await page.getByLabel('Tijd').fill('10:00')
    await page.getByLabel('Plaats').fill('Maarssen')
    await page.getByLabel('Waarover').fill('De eerste kennismaking')
    await page.getByLabel('Stand').selectOption('Afgesproken')
    await page.getByLabel('Notities').fill('Belt liever later')
    await page.getByLabel(title).check()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('Vul een e-mailadres in')
    await expect(page.getByLabel(title)).toBeChecked()
    if (scripts === 'run') await checkState(page, 'a relationship with a mistake')
    await page.getByLabel('E-mailadres').fill('sanne@example.org')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
  })

  const address = await test.step('share it by link', async () => {
    await page.getByRole('link', { name: 'De documenten delen via een link' }).click()
    await page.getByLabel('Naam van de ontvanger').fill('Joke Smit')
    await page.getByRole('button', { name: 'Link maken' }).click()
    return page.getByLabel('De link', { exact: true }).inputValue()
  })

  await test.step('the outsider sees when and where, and nothing that is for staff', async () => {
    await guest.goto(address)
    await expect(guest.getByText('di 14 jul 2099, 10.00 uur')).toBeVisible()
    for (const words of ['Maarssen', 'De eerste kennismaking', 'sanne@example.org']) {
      await expect(guest.getByText(words)).toBeVisible()
    }
    await expect(guest.getByRole('link', { name: `${title} downloaden` })).toBeVisible()
    await expect(guest.getByText('Belt liever later')).toHaveCount(0)
  })

  await test.step('the list tells how far each organisation is', async () => {
    await page.goto('/admin/relationship-management')
    await page.getByLabel('Stand').selectOption('Afgesproken')
    await page.getByRole('button', { name: 'Tonen' }).click()
    await expect(page.getByRole('row', { name })).toContainText('di 14 jul 2099')
    await page.getByLabel('Stand').selectOption('Aangesloten')
    await page.getByRole('button', { name: 'Tonen' }).click()
    await expect(page).toHaveURL(/state=connected/)
    await expect(page.getByRole('row', { name })).toHaveCount(0)
  })

  await test.step('what changes is what the outsider sees next', async () => {
    await page.goto(`/admin/relationship-management/${member.organisationId}`)
    await page.getByLabel('Plaats').fill('Utrecht')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
    await guest.reload()
    await expect(guest.getByText('Utrecht')).toBeVisible()
  })
  await guestContext.close()
})
