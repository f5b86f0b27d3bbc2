import { expect } from '@playwright/test'
import { addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'
import { cardLine } from './journey/steps.ts'

test('a location asks to leave a task out, and reads the answer there', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis'])
  const name = await nameApart(member)
  await actAs(member)
  await page.goto('/location/pass-down-night-shift-roster?location=0')
  await page.getByRole('link', { name: 'Dit geldt niet voor ons' }).click()
  await page.getByRole('button', { name: 'Vraag versturen' }).click()
  await expect(page.getByRole('alert')).toContainText('Schrijf op waarom deze taak niet voor u geldt.')
  if (scripts === 'run') await checkState(page, 'a request without a reason')
  await page.getByLabel('Waarom geldt dit niet voor Huis?').fill('Wij hebben geen nachtdienst.')
  await page.getByRole('button', { name: 'Vraag versturen' }).click()
  await expect(page.getByText('Wij kijken ernaar.', { exact: true })).toBeVisible()
  if (scripts === 'run') await checkState(page, 'a request that waits')
  await page.getByRole('link', { name: 'Terug naar de taak' }).click()
  await expect(page.getByText(/^U vroeg op .*: wij kijken ernaar\.$/)).toBeVisible()

  await actAs(await newAdmin())
  await page.goto('/admin/requests')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Wij hebben geen nachtdienst.')
  await row.getByRole('link').click()
  await page.getByLabel('Uw antwoord').fill('Goed, dat doet een ander huis.')
  if (scripts === 'run') await checkState(page, 'a request to answer')
  await page.getByRole('button', { name: 'Akkoord, taak overslaan' }).click()
  await expect(page.getByText('Het antwoord is verstuurd.')).toBeVisible()

  await actAs(member)
  await page.goto('/location/pass-down-night-shift-roster?location=0')
  await expect(page.getByText('Goed, dat doet een ander huis.')).toBeVisible()
  await page.goto('/location/route-card?location=0')
  const line = cardLine(page, 'Rooster nachtdienst')
  await expect(line.getByText('Niet nodig', { exact: true })).toBeVisible()
  await line.getByRole('link', { name: 'Bekijk dit antwoord' }).click()
  await expect(page.getByText('Goed, dat doet een ander huis.')).toBeVisible()
})
