import { expect } from '@playwright/test'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { linkForm } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('provider staff find a message, and what they did with it in the audit log', async ({ page, actAs }) => {
  const [admin, member] = [await newAdmin(), await addOrganisation(['Huis'])]
  const name = await nameApart(member)
  const menu = page.getByRole('navigation', { name: 'Menu van beheer' })
  const show = page.getByRole('button', { name: 'Tonen' })
  let subject = ''

  await test.step('a leader sends a link by mail', async () => {
    await actAs(member)
    await page.goto(linkForm)
    await page.getByLabel('Naam van de ontvanger').fill('Bea Kok')
    await page.getByLabel('E-mailadres van de ontvanger').fill('bea@example.org')
    await page.getByLabel('Alleen lezen').check()
    await page.getByRole('button', { name: 'Link maken' }).click()
    await expect(page.getByRole('heading', { name: 'De link is klaar' })).toBeVisible()
  })

  await test.step('staff find the message by organisation and state, and open it', async () => {
    await actAs(admin)
    await page.goto('/admin')
    await menu.getByRole('link', { name: 'Berichten' }).click()
    await page.getByLabel('Organisatie').fill(name)
    await page.getByLabel('Stand').selectOption('Mislukt')
    await show.click()
    await expect(page.getByText('Er zijn geen berichten die hierbij passen.')).toBeVisible()
    await page.getByLabel('Stand').selectOption('Bewaard')
    await show.click()
    const row = page.getByRole('row', { name: /Bea Kok/ })
    await expect(row).toContainText('bea@example.org')
    subject = await row.getByRole('link').innerText()
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(page.getByText(/^http.*\/share\//)).toBeVisible()
    await expect(page.getByText('Dat u dit bericht opende, is genoteerd.')).toBeVisible()
  })

  await test.step('the audit log says so, by organisation, person and action', async () => {
    await menu.getByRole('link', { name: 'Logboek' }).click()
    await page.getByLabel('Organisatie').fill(name)
    await show.click()
    const rows = page.getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(admin.name)
    await expect(rows.nth(1)).toContainText('Bericht geopend')
    await page.getByLabel('Wat').selectOption('Document goedgekeurd')
    await show.click()
    await expect(page.getByText('Er is niets dat hierbij past.')).toBeVisible()
    await page.getByLabel('Wat').selectOption('Bericht geopend')
    await page.getByLabel('Wie').fill('sanne')
    await show.click()
    await page.waitForURL(/person=sanne/)
    await expect(rows).toHaveCount(2)
    await page.getByRole('link', { name: 'Alles tonen' }).click()
    await expect(page.getByLabel('Wie')).toHaveValue('')
  })
})
