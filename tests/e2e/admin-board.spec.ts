import { expect } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { forms } from '#drizzle/schema/forms.ts'
import { database } from '#app/persistence/database.server.ts'
import { addForm, addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
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
  const table = page.getByRole('region', { name: 'Locaties en hun taken' })

  await test.step('narrow the board down to one organisation', async () => {
    await actAs(await newAdmin())
    await page.goto('/admin/board?sort=organisation')
    await page.getByLabel('Organisatie').fill(name)
    await page.getByRole('button', { name: 'Tonen' }).click()
    await expect(page.getByText('53 locaties', { exact: true })).toBeVisible()
    await expect(table.getByRole('link', { name: 'Huis 50', exact: true })).toBeVisible()
    await expect(table.getByRole('link', { name: 'Huis 51', exact: true })).toHaveCount(0)
  })

  await test.step('go to the second page, to more about a location, and back', async () => {
    await page.getByRole('link', { name: 'Volgende' }).click()
    await expect(page.getByText('Bladzijde 2 van 2')).toBeVisible()
    await table.getByRole('link', { name: 'Huis 51', exact: true }).click()
    const panel = page.getByRole('complementary', { name: 'Meer over Huis 51' })
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Huis 51')
    await expect(panel.getByRole('link', { name: `Alles over ${name}` })).toBeVisible()
    if (scripts === 'run') await checkState(page, 'a board with more about a location')
    await panel.getByRole('link', { name: 'Sluiten' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByText('Bladzijde 2 van 2')).toBeVisible()
    await expect(page.getByLabel('Organisatie')).toHaveValue(name)
  })

  await test.step('follow the counts to the locations they count', async () => {
    await page.getByRole('link', { name: 'Wacht op ons 0' }).click()
    await expect(page.getByText('Er zijn geen locaties die hierbij passen.')).toBeVisible()
    if (scripts === 'run') await checkState(page, 'a board on which nothing is found')
    await page.getByRole('link', { name: 'Aansluitdag binnen 30 dagen 1' }).click()
    await expect(page.getByText('1 locatie', { exact: true })).toBeVisible()
    await expect(table.getByRole('row', { name: /Huis 5/ })).toContainText('staat stil')
    await page.getByRole('link', { name: 'Alles tonen' }).click()
    await expect(page.getByLabel('Organisatie')).toHaveValue('')
  })
})

test('on a narrow screen the board is a list with a line for each route, and the calendar a list of days', async ({
  page,
  actAs,
  scripts,
}) => {
  const member = await addOrganisation(['Rozenhof'])
  const name = await nameApart(member)
  const admin = await newAdmin()
  await assignOwners(admin, [member.organisationId], { ownerId: admin.userId })
  await addForm(member, 0, 'target-date', { date: dayOf(Date.now()) + 7 * day })
  await actAs(admin)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/board')
  const list = page.getByRole('region', { name: 'Locaties op datum' })
  await expect(list.getByRole('group', { name: /Rozenhof/ }).getByRole('listitem')).toHaveCount(5)
  await expect(list.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('link', { name: 'Maandkalender' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  if (scripts === 'run') await checkState(page, 'the calendar on a narrow screen')
  await page.getByRole('link', { name: /Verwacht.*Rozenhof/ }).click()
  await expect(page.getByRole('complementary', { name: 'Meer over Rozenhof' })).toBeVisible()
})
