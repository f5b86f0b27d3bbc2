import { expect } from '@playwright/test'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { test } from '#tests/support/test.ts'

test('an answer is filled in once, looked at, taken over by what is chosen, and undone at once', async ({
  page,
  actAs,
  scripts,
}) => {
  const check = async (state: string) => {
    if (scripts === 'run') await checkState(page, state)
  }
  const member = await addOrganisation(['Zonnedauw', 'Vechtzicht', 'Eikenburg', ''])
  await addForm(member, 2, 'basic-information', { alarm: { phones: 'smartphone' } })
  await actAs(member)
  await page.goto('/organisation')
  await page.getByRole('link', { name: 'Eén keer invullen voor alle locaties' }).click()
  await page.getByRole('link', { name: 'Alarmering en telefoons' }).click()
  await page.getByRole('button', { name: 'Bekijk wat er verandert', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Vul minstens één antwoord in.')
  await check('an answer that says nothing')
  await page.getByLabel('DECT-telefoons').check()
  await page.getByRole('button', { name: 'Bekijk wat er verandert', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alarmering en telefoons, voor 4 locaties tegelijk')
  await expect(page.getByLabel('Zonnedauw')).toBeChecked()
  await expect(page.getByLabel('Eikenburg kiezen')).not.toBeChecked()
  await expect(page.getByRole('row').filter({ hasText: 'Eikenburg' })).toContainText('Smartphones')
  await check('what an answer changes')
  await page.getByLabel('Vechtzicht').uncheck()
  await page.getByLabel('Eikenburg kiezen').check()
  await page.getByRole('button', { name: /^Toepassen/ }).click()

  await expect(
    page.getByRole('status').filter({ hasText: 'Alarmering en telefoons staat nu bij 2 locaties' }),
  ).toBeVisible()
  await check('an answer that was taken over')
  await page.goto('/location/basic-info/alarm?location=2')
  await expect(page.getByLabel('DECT-telefoons')).toBeChecked()
  await page.goto('/location/basic-info/alarm?location=1')
  await expect(page.getByLabel('DECT-telefoons')).not.toBeChecked()

  await page.goto('/organisation/defaults')
  await page.getByRole('link', { name: 'Alarmering en telefoons op 2 locaties' }).click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Teruggedraaid bij 2 locaties' })).toBeVisible()
  await check('an answer that was put back')
  await page.goto('/location/basic-info/alarm?location=2')
  await expect(page.getByLabel('Smartphones')).toBeChecked()
})

test('a location hands its answer on, and the organisation’s own stays', async ({ page, actAs }) => {
  const member = await addOrganisation(['Zonnedauw', 'Vechtzicht'])
  await addForm(member, 0, 'newsletter', { contact: 'Ans Bos, 030 123 45 67' })
  await actAs(member)
  await page.goto('/organisation/defaults?block=colleagues')
  await page.getByLabel('Van welke locatie?').selectOption('Zonnedauw')
  await page.getByRole('button', { name: 'Bekijk wat er verandert met dit antwoord' }).click()
  await expect(page.getByText('U neemt over van Zonnedauw.')).toBeVisible()
  await page.getByRole('button', { name: /^Toepassen/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Gekopieerd van Zonnedauw.' })).toBeVisible()
  await page.goto('/location/make-news-letter/details?location=1')
  await expect(page.getByLabel('Contactpersoon voor collega’s')).toHaveValue('Ans Bos, 030 123 45 67')
  await page.goto('/location/make-news-letter/history?location=1')
  await expect(page.getByText('gekopieerd van Zonnedauw')).toBeVisible()
})
