import { expect } from '@playwright/test'
import { database } from '#app/persistence/database.server.ts'
import { reviewReasons } from '#drizzle/schema/staff.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { keepDocument } from '#tests/support/review-desk.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const reason = `Kamernummers niet te lezen ${Date.now()}`

test('documents are reviewed one after the other, with a reason that is kept', async ({ page, actAs, scripts }) => {
  const [member, admin] = [await addOrganisation(['Maria Oord']), await newAdmin()]
  for (const name of ['een.pdf', 'twee.pdf', 'drie.pdf'])
    await keepDocument(member, { name, documentType: 'bed-plates' })
  await actAs(admin)
  await page.goto(`/admin/review?organisation=${member.organisationId}`)
  await page.getByRole('link', { name: 'een.pdf' }).click()
  await expect(page.getByText('1 van 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volgende: Bedplaten, Maria Oord' })).toBeVisible()
  await page.getByLabel('Wat moet er anders?').fill(reason)
  await page.getByRole('button', { name: 'Bewaar deze reden' }).click()
  await expect(page.getByRole('checkbox', { name: reason })).toBeChecked()
  if (scripts !== 'off') await checkState(page, 'review with a reason that was kept')
  await page.getByRole('button', { name: 'Terugsturen', exact: true }).click()
  await expect(page.getByText('een.pdf is teruggestuurd.')).toBeVisible()
  await expect(page.getByText('1 van 2')).toBeVisible()
  await page.getByRole('button', { name: 'Goedkeuren en volgende' }).click()
  await expect(page.getByText('twee.pdf is goedgekeurd.')).toBeVisible()
  await page.getByRole('button', { name: 'Goedkeuren', exact: true }).click()
  await expect(page.getByText('Alles is gecontroleerd.')).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'queue when all was reviewed')
  await page.getByRole('link', { name: 'Terug naar dit bestand' }).click()
  await expect(page.getByText('drie.pdf', { exact: true }).first()).toBeVisible()
})

test('keys judge and lead on, never while somebody types, and can be turned off', async ({ page, actAs, scripts }) => {
  const [member, admin] = [await addOrganisation(['Huis']), await newAdmin()]
  const documentType = 'night-shift-roster'
  for (const name of ['een.pdf', 'twee.pdf', 'drie.pdf']) await keepDocument(member, { name, documentType })
  const used = { itemKey: documentType, words: reason, used: 1_000_000, createdByName: 'Sanne' }
  await database().insert(reviewReasons).values(used).onConflictDoNothing()
  await actAs(admin)
  await page.goto(`/admin/review?organisation=${member.organisationId}`)
  await page.getByRole('link', { name: 'een.pdf' }).click()
  const turnOff = page.getByRole('button', { name: 'Sneltoetsen uitzetten' })
  const at = (place: string) => expect(page.getByText(place, { exact: true })).toBeVisible()
  await at('1 van 3')
  if (scripts !== 'run') {
    await expect(turnOff).toBeHidden()
    await page.keyboard.press('n')
    await at('1 van 3')
    return
  }
  await expect(turnOff).toBeVisible()
  await page.keyboard.press('n')
  await at('2 van 3')
  await expect(turnOff).toBeVisible()
  await page.keyboard.press('p')
  await at('1 van 3')
  await expect(turnOff).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.keyboard.press('1')
  await expect(page.getByRole('checkbox').first()).not.toBeChecked()
  await page.keyboard.press('t')
  await expect(page.getByLabel('Wat moet er anders?')).toBeFocused()
  await page.keyboard.type('gnp')
  await expect(page.getByLabel('Wat moet er anders?')).toHaveValue('gnp')
  await page.getByLabel('Wat moet er anders?').blur()
  await page.keyboard.press('Control+g')
  await turnOff.click()
  await page.keyboard.press('n')
  await at('1 van 3')
  await page.reload()
  const turnOn = page.getByRole('button', { name: 'Sneltoetsen aanzetten' })
  await expect(turnOn).toBeVisible()
  await page.keyboard.press('g')
  await at('1 van 3')
  await turnOn.click()
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'Voorbeeld van een.pdf' }).evaluate((one: HTMLImageElement) => one.complete),
    )
    .toBe(true)
  await page.keyboard.press('g')
  await expect(page.getByText('een.pdf is goedgekeurd.')).toBeVisible()
  await at('1 van 2')
})
