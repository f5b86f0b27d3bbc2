import { expect } from '@playwright/test'
import { addLink, dayAhead } from '#tests/support/share.ts'
import { expectOnFirstScreen } from '#tests/support/first-screen.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const secret = 'Geheim-voor-de-Wifi-2026'

test('ICT fills in the WiFi by a link, and the leader sees it come in and agrees', async ({ page, actAs, scripts }) => {
  const leader = await newTenant()
  const { id, address } = await addLink(leader, {
    ...{ purpose: 'ict', may: 'fill', items: ['wifi-settings'], recipientName: 'Ilse Net', locationIndex: 1 },
    message: 'Wil jij dit invullen?',
  })
  await page.goto(address)
  await expect(page.getByText('Wil jij dit invullen?')).toBeVisible()
  await expectOnFirstScreen(page, page.getByRole('radio', { name: 'WPA2-PSK' }))
  await page.getByText('Ik heb een vraag').click()
  await page.getByLabel('Uw vraag').fill('Welk netwerk bedoel je?')
  await page.getByRole('button', { name: 'Vraag versturen' }).click()
  await expect(page.getByText('heeft uw vraag gekregen')).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'a question by link')
  await page.getByText('Ik doe dit later').click()
  await page.getByLabel('Op welke dag doet u dit?').fill(dayAhead(1))
  await page.getByRole('button', { name: 'Dag doorgeven' }).click()
  await expect(page.getByText('Tot die dag sturen wij geen herinnering').first()).toBeVisible()
  await page.getByLabel('Naam van het netwerk').fill('Zorgnet')
  await page.getByLabel('Wachtwoord').fill(secret)
  await page.getByRole('textbox', { name: 'E-mailadres ICT-contact' }).fill('ilse')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Dit is geen e-mailadres')
  await expect(page.getByRole('textbox', { name: 'E-mailadres ICT-contact' })).toHaveValue('ilse')
  expect(await page.content()).not.toContain(secret)
  if (scripts !== 'off') await checkState(page, 'a refused task by link')
  await page.getByRole('textbox', { name: 'E-mailadres ICT-contact' }).fill('ilse@example.org')
  await page.getByRole('button', { name: 'Opslaan, ik ben klaar' }).click()
  await expect(page.getByText('ziet dat u klaar bent')).toBeVisible()
  await expect(page.getByText('Er is een wachtwoord bewaard')).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  if (scripts !== 'off') await checkState(page, 'a task by link')

  await actAs(leader)
  await page.goto(`/links/${id}`)
  await expect(page.getByRole('heading', { name: 'Wat via deze link is ingevuld' })).toBeVisible()
  await expect(page.getByText('Zorgnet')).toBeVisible()
  expect(await page.content()).not.toContain(secret)
  const question = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Ilse Net heeft een vraag' }) })
  await expect(question.getByText('Welk netwerk bedoel je?')).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'a link by which a task was filled in')
  await question.getByRole('button', { name: 'Ik heb het gezien' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Ik heb het gezien' }).click()
  await expect(page.getByText('Het antwoord wacht niet meer')).toBeVisible()
  await page.goto('/location/setup-it-settings/history?location=1')
  await expect(page.getByText('Ilse Net, via een deellink').first()).toBeVisible()
  expect(await page.content()).not.toContain(secret)

  await page.goto(address)
  await expect(page.getByText('Dit is bekeken door Marieke Jansen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opslaan', exact: true })).toHaveCount(0)
})
