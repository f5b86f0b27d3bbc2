import { expect, type Page } from '@playwright/test'
import { locationId } from '#tests/support/care-organisation.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

const wards = '/location/basic-info/wards?location=0'
const most = 200

/** Names of the wards, by their position in the list. */
const nameOf = (index: number): string => `Afdeling Zuid ${index + 1}`

const filledIn = (count: number) => [
  {
    formType: 'org-information',
    locationIndex: null,
    fields: { locations: [{ id: locationId(0), name: 'Huis' }], numberOfLocations: 1, numberOfBedsenseLocations: 1 },
  },
  {
    formType: 'basic-information',
    locationIndex: 0,
    fields: {
      numberOfWards: count,
      wards: Array.from({ length: count }, (_, index) => ({
        id: locationId(index),
        name: nameOf(index),
        type: 'Somatiek',
        numberOfBeds: 12,
        remarks: '',
        careStaffDay: 4,
        careStaffEvening: 2,
      })),
    },
  },
]

test(
  'a list of two hundred wards: add one, change the last, remove one in the middle',
  { tag: '@night' },
  async ({ page, actAs }) => {
    await actAs(await newTenant(filledIn(most - 1)))
    await page.goto(wards)
    await rowAt(page, 150)
      .getByLabel(/^Naam van de afdeling/)
      .fill('Halverwege')
    await page.getByRole('button', { name: 'Nog een afdeling' }).click()
    await expect(rowAt(page, most)).toHaveAccessibleName('Afdeling 200')
    await expect(page).toHaveURL(/#wards-199$/)

    await rowAt(page, most)
      .getByLabel(/^Naam van de afdeling/)
      .fill('De laatste')
    await page.getByRole('button', { name: 'Afdeling 100 verwijderen' }).click()
    await page.getByRole('button', { name: 'Ja, verwijderen' }).click()
    await expect(rowAt(page, most)).toHaveCount(0)
    await expect(page).toHaveURL(/#wards-99$/)
    await expectNames(page, [
      ...Array.from({ length: most - 1 }, (_, index) => (index === 149 ? 'Halverwege' : nameOf(index))).toSpliced(
        99,
        1,
      ),
      'De laatste',
    ])
  },
)

test('a removed row leaves the reader where it stood', async ({ page, actAs, scripts }) => {
  await actAs(await newTenant(filledIn(30)))
  await page.goto(wards)
  await page.getByRole('button', { name: 'Afdeling 20 verwijderen' }).click()
  await page.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect(rowAt(page, 20)).toHaveAccessibleName(`Afdeling 20: ${nameOf(20)}`)
  await expect(rowAt(page, 20)).toBeInViewport()
  if (scripts === 'run') await expect(rowAt(page, 20)).toBeFocused()
})

test(
  'there can be no more than two hundred wards, and the page says so',
  { tag: '@night' },
  async ({ page, actAs }) => {
    await actAs(await newTenant(filledIn(most)))
    await page.goto(wards)
    await rowAt(page, most)
      .getByLabel(/^Naam van de afdeling/)
      .fill('De laatste')
    await page.getByRole('button', { name: 'Nog een afdeling' }).click()
    await expect(page.getByRole('alert')).toContainText('Meer dan 200 kunnen het er niet zijn.')
    await page.goto(wards)
    await expectNames(page, [...Array.from({ length: most - 1 }, (_, index) => nameOf(index)), 'De laatste'])
  },
)

test('a new row that was refused keeps its place', async ({ page, actAs }) => {
  await actAs(await newTenant(filledIn(1)))
  await page.goto(wards)
  await page.getByRole('textbox', { name: 'Aantal afdelingen', exact: true }).fill('3')
  await page.getByRole('button', { name: /^Aanpassen/ }).click()
  await rowAt(page, 2)
    .getByLabel(/^Aantal bedden/)
    .fill('veel')
  await rowAt(page, 3)
    .getByLabel(/^Naam van de afdeling/)
    .fill('Derde')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(rowAt(page, 2).getByLabel(/^Aantal bedden/)).toHaveValue('veel')
  await rowAt(page, 2)
    .getByLabel(/^Aantal bedden/)
    .fill('12')
  await rowAt(page, 2)
    .getByLabel(/^Naam van de afdeling/)
    .fill('Tweede')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByText('Alles wat goed is ingevuld, is opgeslagen.').first()).toBeVisible()
  await expectNames(page, [nameOf(0), 'Tweede', 'Derde'])
})

/** The fields of one ward, counted from 1. */
const rowAt = (page: Page, number: number) => page.locator(`#wards-${number - 1}`)

/** The names stand in their fields, and tell the groups of fields apart. */
async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  const fields = page.locator('[name^="wards["][name$="].name"]')
  await expect(fields).toHaveCount(names.length)
  expect(await fields.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))).toEqual(names)
  const legends = await page.locator('[id^="wards-"] > legend').allTextContents()
  expect(legends).toEqual(names.map((name, index) => `Afdeling ${index + 1}: ${name}`))
}
