import { expect } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { forms } from '#drizzle/schema/forms.ts'
import { database } from '#app/persistence/database.server.ts'
import { addForm, addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const day = 86_400_000

test('provider staff see whom the locations wait for, and which one stands still', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(Array.from({ length: 53 }, (_, index) => `Huis ${index + 1}`))
  const name = await nameApart(member)
  // Its target date is near, and nothing of it has changed for a month.
  await addForm(member, 4, 'target-date', { date: Date.now() + 7 * day })
  await database()
    .update(forms)
    .set({ updatedAt: new Date(Date.now() - 30 * day) })
    .where(and(eq(forms.organisationId, member.organisationId), eq(forms.formType, 'target-date')))
  const picture = page.getByRole('region', { name: 'Hoe ver elke locatie is' })

  await test.step('narrow the picture down to one organisation', async () => {
    await actAs(await newAdmin())
    await page.goto('/admin')
    await page.getByLabel('Organisatie').selectOption(name)
    await page.getByRole('button', { name: 'Tonen' }).click()
    await expect(page.getByText('53 locaties')).toBeVisible()
    await expect(picture.getByRole('link', { name: 'Huis 50', exact: true })).toBeVisible()
    await expect(picture.getByRole('link', { name: 'Huis 51', exact: true })).toHaveCount(0)
  })

  await test.step('go to the second page, to a route card, and back', async () => {
    await page.getByRole('link', { name: 'Volgende' }).click()
    await expect(page.getByText('Bladzijde 2 van 2')).toBeVisible()
    await picture.getByRole('link', { name: 'Huis 51', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meekijken: routekaart van Huis 51')
    await page.goBack()
    await expect(page.getByText('Bladzijde 2 van 2')).toBeVisible()
    await expect(page.getByLabel('Organisatie')).toHaveValue(member.organisationId)
  })

  await test.step('follow the counts to the locations they count', async () => {
    await page.getByRole('link', { name: 'Op de organisatie: 53' }).click()
    await expect(page.getByText('53 locaties')).toBeVisible()
    await page.getByRole('link', { name: 'Op een beoordelaar: 0' }).click()
    await expect(page.getByText('Er zijn geen locaties die hierbij passen.')).toBeVisible()
    if (scripts === 'run') await checkState(page, 'a board on which nothing is found')
    await page.getByRole('link', { name: 'Staat stil: 1' }).click()
    await expect(page.getByText('1 locatie', { exact: true })).toBeVisible()
    await expect(picture.getByRole('row', { name: /Huis 5/ })).toContainText('staat stil')
    await page.getByRole('link', { name: 'Alles tonen' }).click()
    await expect(page.getByLabel('Organisatie')).toHaveValue('')
  })
})
