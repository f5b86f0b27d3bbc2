import { expect } from '@playwright/test'
import { checkState } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('a guest goes on the next day on another device, and is done without anybody looking at it', async ({
  page,
  browser,
  actAs,
  scripts,
  baseURL,
}) => {
  const isChecked = scripts === 'run'
  await actAs(await newTenant())
  await page.goto('/links/new?item=wifi-settings&location=0&purpose=ict')
  await page.getByLabel('Naam van de ontvanger').fill('Ilse Net')
  await page.getByLabel('Ik hoef het niet na te kijken').check()
  if (isChecked) await checkState(page, 'a new link that is not looked at')
  await page.getByRole('button', { name: 'Link maken' }).click()
  const address = await page.getByLabel('De link', { exact: true }).inputValue()

  const open = async () => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: scripts !== 'off' })
    const guest = await context.newPage()
    await guest.goto(address)
    return { context, guest }
  }
  const first = await open()
  await first.guest.getByLabel('Naam van het netwerk').fill('Zorgnet')
  await first.guest.getByRole('textbox', { name: 'E-mailadres ICT-contact' }).fill('ilse@kapot')
  await first.guest.getByRole('button', { name: 'Opslaan, ik ben klaar' }).click()
  await expect(first.guest.getByRole('alert')).toContainText('Dit is geen e-mailadres')
  await first.context.close()

  const { context, guest } = await open()
  await expect(guest.getByText('Hieronder staat wat u typte op')).toBeVisible()
  await expect(guest.getByRole('textbox', { name: 'E-mailadres ICT-contact' })).toHaveValue('ilse@kapot')
  await expect(guest.getByLabel('Naam van het netwerk')).toHaveValue('Zorgnet')
  if (isChecked) await checkState(guest, 'what a guest typed before')
  await guest.getByRole('button', { name: 'Weggooien' }).click()
  await expect(guest.getByRole('textbox', { name: 'E-mailadres ICT-contact' })).toHaveValue('ict@zonnehof.example')
  await expect(guest.getByText('Hieronder staat wat u typte op')).toHaveCount(0)
  await guest.getByRole('textbox', { name: 'E-mailadres ICT-contact' }).fill('ilse@example.org')
  await guest.getByRole('button', { name: 'Opslaan, ik ben klaar' }).click()
  await expect(guest.getByText('Bedankt, het is klaar.')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Opslaan', exact: true })).toHaveCount(0)
  if (isChecked) await checkState(guest, 'a task by link that is done with')
  await context.close()

  await page.goto('/links')
  await expect(page.getByText('Ingevuld').first()).toBeVisible()
  await expect(page.getByText('wacht op u')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ilse Net' }).click()
  await expect(page.getByText('Hoeft niet: zegt de ontvanger klaar te zijn')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ik heb het gezien' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Laten verbeteren' })).toBeVisible()
})
