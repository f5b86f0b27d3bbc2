import { expect } from '@playwright/test'
import { checkPage, checkState } from '#tests/support/page-check.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('provider staff look after an organisation, look along, and archive a location', async ({
  page,
  actAs,
  scripts,
}) => {
  const [admin, leader] = [await newAdmin(), await newTenant()]
  const address = `/admin/organisations/${leader.organisationId}`
  const check = async (path: string) => {
    if (scripts === 'run') await checkPage(page, path)
  }

  await test.step('set the signing link, after a mistake', async () => {
    await actAs(admin)
    await page.goto('/admin/board')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bord')
    await page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Organisaties' }).click()
    await expect(page.getByRole('columnheader', { name: /Organisatie.*van laag naar hoog/ })).toBeVisible()
    await page.goto(address)
    await page.getByLabel('Link om te ondertekenen').fill('http://sign.example.org/')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('begint met https://')
    await expect(page.getByLabel('Link om te ondertekenen')).toHaveValue('http://sign.example.org/')
    if (scripts === 'run') await checkState(page, 'an organisation with a mistake')
    await page.getByLabel('Link om te ondertekenen').fill('https://sign.example.org/')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
    await expect(page.getByLabel('Link om te ondertekenen')).toHaveValue('https://sign.example.org/')
    await check(address)
  })

  await test.step('name the third location and confirm its WiFi test', async () => {
    await page.getByRole('link', { name: 'Locatie 3, nog zonder naam' }).click()
    await expect(page.getByText('Geef de locatie eerst een naam.')).toBeVisible()
    await page.getByLabel('Naam van de locatie').fill('Het Nieuwe Huis')
    await page.getByRole('button', { name: 'Opslaan (Naam)' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het Nieuwe Huis')
    await page.getByLabel('Track-and-tracecode van het pakket').fill('3SABC')
    await page.getByLabel('De test is geslaagd').check()
    await page.getByRole('button', { name: 'Opslaan (WiFi-test)' }).click()
    await expect(page.getByLabel('De test is geslaagd')).toBeChecked()
    await check(new URL(page.url()).pathname)
  })

  await test.step('look along, which the organisation sees', async () => {
    await page.goto(`${address}/route-card?location=0`)
    await expect(page.getByText('U kijkt mee met De Zonnehof')).toBeVisible()
    await expect(page.locator('main a[href^="/location"], main a[href^="/organisation"]')).toHaveCount(0)
    await check(`${address}/route-card?location=0`)
    await page.getByRole('link', { name: '1.1.1 Algemene gegevens' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ingevuld: Algemene gegevens/)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await check(new URL(page.url()).pathname + new URL(page.url()).search)
    await page.getByRole('link', { name: 'Wie wat invulde en veranderde' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wijzigingen in')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await check(new URL(page.url()).pathname + new URL(page.url()).search)
    await actAs(leader)
    await page.goto('/organisation')
    await page.getByRole('link', { name: 'Wie van de leverancier heeft uw routekaart bekeken?' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText(admin.name)
    await check('/organisation/looked-at')
  })

  await test.step('archive the second location; the third takes its place', async () => {
    await actAs(admin)
    await page.goto(address)
    await page.getByRole('row').nth(2).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Locatie archiveren' }).click()
    await check(new URL(page.url()).pathname)
    await page.getByRole('button', { name: 'Archiveren' }).click()
    await expect(page.getByRole('heading', { name: 'Gearchiveerde locaties' })).toBeVisible()
    await expect(page.getByRole('row').nth(2)).toContainText('Het Nieuwe Huis')
  })

  await test.step('archive the organisation, which signs its people out, and bring it back', async () => {
    await page.getByRole('link', { name: 'Organisatie archiveren' }).click()
    await page.getByRole('button', { name: 'Archiveren' }).click()
    await expect(page.getByText('Deze organisatie is gearchiveerd')).toBeVisible()
    await page.getByRole('link', { name: 'Organisatie terughalen' }).click()
    await page.getByRole('button', { name: 'Terughalen' }).click()
    await expect(page.getByRole('link', { name: 'Organisatie archiveren' })).toBeVisible()
  })
})
