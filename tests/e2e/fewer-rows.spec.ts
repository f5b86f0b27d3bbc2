import { expect } from '@playwright/test'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { expectTakenOver, test } from '#tests/support/test.ts'

const wards = '/location/basic-info/wards?location=0'
const ward = (id: string, name: string, numberOfBeds: number) => ({ id, name, type: 'Somatiek', numberOfBeds })

test('a count is changed by one, and nothing typed is lost', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis'])
  const two = [ward('aaaaaaa1', 'De Eik', 20), ward('aaaaaaa2', 'De Beuk', 12)]
  await addForm(member, 0, 'basic-information', { wards: two, numberOfWards: 2 })
  await actAs(member)
  await page.goto(wards)
  if (scripts === 'run') await expectTakenOver(page)
  const name = page.locator('[name="wards[0].name"]')
  const staff = page.locator('[name="wards[0].careStaffDay"]')
  const press = (words: string) => page.getByRole('button', { name: words, exact: true }).click()

  await name.fill('De Linde')
  await press('Eén meer: Aantal afdelingen')
  await expect(page.getByRole('textbox', { name: 'Aantal afdelingen', exact: true })).toHaveValue('3')
  await expect(name).toHaveValue('De Linde')
  await press('Eén meer: Zorgmedewerkers overdag, Afdeling 1')
  await expect(staff).toHaveValue('1')
  for (const _ of [1, 2]) {
    await press('Eén minder: Zorgmedewerkers overdag, Afdeling 1')
    await expect(staff).toHaveValue('0')
  }
  await page.getByRole('button', { name: /^Aanpassen/ }).click()
  await expect(page.getByRole('group', { name: /^Afdeling 3/ })).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('De Linde')
  await expect(staff).toHaveValue('0')
})

test('who asks for fewer wards than are filled in says which one goes', async ({ page, actAs, scripts }) => {
  const member = await addOrganisation(['Huis'])
  const three = [ward('aaaaaaa1', 'De Eik', 20), ward('aaaaaaa2', 'De Beuk', 12), ward('aaaaaaa3', 'De Es', 8)]
  await addForm(member, 0, 'basic-information', { wards: three, numberOfWards: 3 })
  await actAs(member)
  await page.goto(wards)
  const count = page.getByRole('textbox', { name: 'Aantal afdelingen', exact: true })
  const name = (number: number) => page.locator(`[name="wards[${number - 1}].name"]`)
  await count.fill('2')
  await name(1).fill('De Linde')
  await page.getByRole('button', { name: /^Opslaan en verder/ }).click()

  const heading = page.getByRole('heading', { level: 1, name: 'Welke afdeling gaat weg?' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText('Somatiek, 12 bedden. Daarna blijven er 28 bedden over')).toBeVisible()
  if (scripts === 'run') await checkState(page, 'the question which wards go')
  await page.getByRole('button', { name: 'Verwijder de gekozen afdeling' }).click()
  await expect(page.getByRole('alert')).toContainText('Kies wat weg gaat: 1 uit deze lijst.')
  if (scripts === 'run') await checkState(page, 'the question which wards go, unanswered')

  await page.getByRole('link', { name: 'Nee, laat 3 afdelingen staan' }).click()
  await expect(name(1)).toHaveValue('De Linde')
  await expect(count).toHaveValue('3')
  await expect(page.getByRole('group', { name: /^Afdeling 3/ })).toBeVisible()

  await count.fill('2')
  await page.getByRole('button', { name: /^Aanpassen/ }).click()
  await page.getByRole('radio', { name: 'De Beuk' }).check()
  await page.getByRole('button', { name: 'Verwijder de gekozen afdeling' }).click()
  await expect(heading).toHaveCount(0)
  await expect(name(2)).toHaveValue('De Es')
  await expect(count).toHaveValue('2')
  await expect(page.getByRole('group', { name: /^Afdeling 3/ })).toHaveCount(0)

  await page.goto('/location/basic-info/history?location=0')
  await expect(page.getByRole('button', { name: /^Terughalen/ })).toBeVisible()
})
