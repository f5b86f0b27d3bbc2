import { expect } from '@playwright/test'
import { declares, readOn } from '#tests/support/agreement-page.ts'
import { checkState } from '#tests/support/page-check.ts'
import { addLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

test('who changes a text that somebody agreed to is asked first, and asks them again', async ({
  page,
  actAs,
  scripts,
}) => {
  const leader = await newTenant()
  const link = await addLink(leader, {
    ...{ items: ['processing-agreement'], locationIndex: null, purpose: 'dpo', may: 'sign' },
    recipientName: 'Peter Koster',
  })
  await page.goto(link.address)
  await readOn(page)
  await page.getByLabel('Uw naam').fill('Peter Koster')
  await page.getByLabel(declares).check()
  await page.getByRole('button', { name: 'Ik geef akkoord' }).click()
  await expect(page.getByRole('heading', { name: 'Bewijs van akkoord' })).toBeVisible()

  await actAs(leader)
  await page.goto('/organisation/sign-processing-agreement/details')
  const role = page.getByRole('group', { name: 'Wie tekent' }).getByLabel('Functie')
  await role.fill('Voorzitter')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Dan geldt een antwoord niet meer. Er is nog niets opgeslagen.')
  await expect(page.getByRole('alert')).toContainText('Eerst een vraag')
  await expect(page.getByText('Peter Koster is akkoord met “Verwerkersovereenkomst”')).toBeVisible()
  await expect(role).toHaveValue('Voorzitter')
  if (scripts !== 'off') await checkState(page, 'a change that lets an answer lapse')

  await page.getByRole('button', { name: 'Opslaan en opnieuw vragen' }).click()
  await expect(page.getByLabel('Naam van de ontvanger')).toHaveValue('Peter Koster')
  await page.getByRole('button', { name: 'Link maken' }).click()
  await expect(page.getByRole('heading', { name: 'De link is klaar' })).toBeVisible()
  await page.goto('/organisation/sign-processing-agreement/details')
  await expect(role).toHaveValue('Voorzitter')
})
