import { expect } from '@playwright/test'
import { readSettings, saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { seeSaved } from './journey/steps.ts'

const day = 86_400_000

test('provider staff set how long WiFi passwords stay; then they go, and the location reads that', async ({
  page,
  actAs,
  server,
  scripts,
}) => {
  const [admin, member] = [await newAdmin(), await addOrganisation(['Huis'])]
  await addForm(member, 0, 'day-planning-logistics', { date: Date.now() - 3 * day })
  const kept = page.getByText('Er is een wachtwoord bewaard.')
  const wifi = '/location/setup-it-settings/details?location=0'

  await test.step('a location fills in its WiFi', async () => {
    await actAs(member)
    await page.goto(wifi)
    await page.getByLabel(/Naam van het netwerk/).fill('Zorgnet')
    await page.getByLabel(/^Wachtwoord/).fill('Zeer-Geheim-1234')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await seeSaved(page)
    await page.goto(wifi)
    await expect(kept).toBeVisible()
  })

  await test.step('staff set that it goes two days after the connection day, after a mistake', async () => {
    await actAs(admin)
    await page.goto('/admin/settings')
    const days = page.getByLabel('WiFi-wachtwoorden na de aansluitdag')
    await days.fill('0')
    await page.getByRole('button', { name: 'Bewaartermijnen opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('1 tot en met 3650')
    await expect(days).toHaveValue('0')
    if (scripts === 'run') await checkState(page, 'a period with a mistake')
    await days.fill('2')
    await page.getByRole('button', { name: 'Bewaartermijnen opslaan' }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
    await expect(days).toHaveValue('2')
  })

  await test.step('the portal removes it, and says so in the history of the task', async () => {
    // It looks for what is to go when it starts, and every hour.
    await server.restart()
    await actAs(member)
    await expect(async () => {
      await page.goto(wifi)
      const gone = page.getByText('Het wachtwoord is na de aansluitdag gewist.')
      await expect(gone).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByLabel(/Naam van het netwerk/)).toHaveValue('Zorgnet')
    await expect(kept).toHaveCount(0)
    await page.goto('/location/setup-it-settings/history?location=0')
    await expect(page.getByText('Routekaart, van de leverancier')).toBeVisible()
  })
})

// What is set here holds for everybody.
test.afterAll(async () => {
  const version = (await readSettings()).find(({ name }) => name === 'retention')?.version ?? 0
  await saveSetting(await newAdmin(), 'retention', version, {})
})
