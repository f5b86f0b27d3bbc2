import { expect } from '@playwright/test'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { test } from '#tests/support/test.ts'

test('a task is given to a colleague, who gives it back, and is dealt out again', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis aan de Vecht'])
  const colleague = await addColleague(member, 'Lotte Vermeer')
  await actAs(member)
  await page.goto('/location/determine-study-goals?location=0')
  await page.getByRole('link', { name: 'Kies wie dit doet' }).click()
  await page.getByRole('button', { name: 'Geef deze taak' }).click()
  await expect(page.getByText('Kies wie deze taak gaat doen.').first()).toBeVisible()
  await page.getByLabel('Wie gaat dit doen?').selectOption('Lotte Vermeer')
  await page.getByLabel(/Wilt u er iets bij zeggen/).fill('Ik ben er die week niet.')
  await page.getByRole('button', { name: 'Geef deze taak' }).click()
  await expect(page.getByRole('heading', { name: 'Lotte Vermeer doet deze taak.' })).toBeVisible()
  if (scripts === 'run') await checkState(page, 'a task of a colleague')
  await page.goto('/location/route-card?location=0&who=nobody')
  await expect(page.getByRole('link', { name: /Doelen/ })).toHaveCount(0)

  await actAs(colleague)
  await page.goto('/')
  await expect(page.getByText('Ik ben er die week niet.').first()).toBeVisible()
  await page.goto('/organisation/assigned')
  await expect(page.getByRole('heading', { name: /Nieuw voor u/ })).toBeVisible()
  if (scripts === 'run') await checkState(page, 'tasks that are new')
  await page.getByRole('button', { name: /^Geef terug aan .*: Doelen/ }).click()
  await expect(page.getByText('De taak is van niemand meer.').first()).toBeVisible()
  await page
    .getByLabel(/Projectteam, Huis aan de Vecht|Algemene gegevens, Huis aan de Vecht/)
    .first()
    .selectOption('Ik doe het zelf')
  await page.getByRole('button', { name: 'Verdeel deze taken' }).click()
  await expect(page.getByText('1 taak is verdeeld.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Van mij 1' })).toBeVisible()
})
