import { expect } from '@playwright/test'
import { database } from '#app/persistence/database.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { addHistory } from '#tests/support/history.ts'
import { checkState, setWidth } from '#tests/support/page-check.ts'
import { addStalledTask } from '#tests/support/stalled-task.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const day = 86_400_000

test('provider staff see what slips and where people stop, and go there', async ({ page, actAs, scripts }) => {
  const admin = await newAdmin()
  const member = await addOrganisation(['Huis aan de Vecht met een heel erg lange naam erbij'])
  const { organisationId, userId } = member
  await assignOwners(admin, [organisationId], { ownerId: admin.userId })
  await addHistory({ customers: 5, days: 60, before: Date.now() - day })
  await addForm(member, 0, 'target-date', { date: Date.now() + 7 * day })
  for (const item of ['night-shift-roster', 'study-goals'])
    await addForm(member, 0, item, { textual: 'Twee.', quality: ['incidents'] })
  await addStalledTask(member, 'quotation')
  await database()
    .insert(usageLog)
    .values({ organisationId, userId, logType: 'rejected', amount: 1, data: 'basic-information contact.email' })

  await test.step('from the menu to all there is', async () => {
    await actAs(admin)
    await page.goto('/admin')
    const menu = page.getByRole('navigation', { name: 'Menu van beheer' })
    await menu.getByRole('link', { name: 'Radar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radar')
    const fields = page.getByRole('region', { name: 'Welke vraag het vaakst misgaat' })
    await expect(fields.getByRole('row', { name: /E-mail/ }).getByRole('cell')).toHaveText([
      /Algemene gegevens/,
      '1',
      '1',
      '1',
    ])
    await expect(page.getByRole('img', { name: /Welke vraag het vaakst misgaat/ })).toBeVisible()
    if (scripts === 'run') await checkState(page, 'a radar')
  })

  await test.step('where a task stands still', async () => {
    const still = page.getByRole('region', { name: 'Waar het stilstaat' })
    await still.getByRole('link', { name: /Studieovereenkomst/ }).click()
    await expect(page.getByRole('heading', { name: /Waar “.*” stilstaat/ })).toBeVisible()
    if (scripts === 'run') await checkState(page, 'a radar with places that stand still')
  })

  await test.step('on paper and at 320 px nothing is wider than the page', async () => {
    const isWider = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    await setWidth(page, 320)
    expect(await isWider()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: /downloaden \(csv\)/ })).toHaveCount(0)
    await expect(page.getByRole('img').first()).toBeVisible()
    expect(await isWider()).toBe(false)
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await expect(page.getByRole('img').first()).toBeVisible()
  })

  await test.step('to the location itself', async () => {
    await page
      .getByRole('link', { name: /^Huis aan de Vecht/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/admin/organisations/${organisationId}/locations/`))
  })
})
