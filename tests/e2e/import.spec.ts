import { expect } from '@playwright/test'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { test } from '#tests/support/test.ts'

const sheet = [
  'Locatie;Plaats;Afdeling;Bedden;Contactpersoon;E-mail;Kostenplaats',
  'Parkzicht;Maarssen;Noord;36;Ria Bos;ria@example.org;1',
  'Veldhuis;Kockengen;;dertig;Els Groen;els@example.org;2',
  'Huis a/d Vecht;Maarssen;Zuid;48;;;3',
  'Rivierzicht;Loenen;;;;;4',
].join('\n')

test('somebody brings locations in from a spreadsheet', async ({ page, actAs, scripts }) => {
  await actAs(await addOrganisation(['Huis aan de Vecht']))
  const look = (name: string) => (scripts === 'off' ? Promise.resolve() : checkState(page, name))
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const row = (line: number) => page.getByRole('row').filter({ hasText: `Regel ${line} ` })

  await test.step('without a file there is nothing to check', async () => {
    await page.goto('/organisation')
    await page.getByRole('link', { name: 'Locaties uit een spreadsheet' }).click()
    await press('Controleren')
    await expect(page.getByRole('alert')).toContainText('Kies een bestand, of plak de regels.')
    await look('no file')
  })

  await test.step('a file is checked: rows to mend first', async () => {
    const file = { name: 'locaties.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }
    await page.getByLabel('Bestand met uw locaties').setInputFiles(file)
    await press('Controleren')
    await expect(page.getByRole('heading', { name: 'Kijk de 4 regels even na' })).toBeVisible()
    await expect(page.getByText('Uit “locaties.csv”. Er is nog niets opgeslagen.')).toBeVisible()
    await expect(page.getByText('Tussen de kolommen staat het teken “;”.')).toBeVisible()
    await expect(page.getByText('slaan we over: “Kostenplaats”.')).toBeVisible()
    await look('rows to mend')
  })

  await test.step('a row is mended where it stands; what is typed stays', async () => {
    await page.getByRole('link', { name: 'Regel 3: Aantal bedden' }).click()
    await page.getByLabel('Aantal bedden, regel 3').fill('30')
    await press(/^Kijk even/)
    await expect(page.getByRole('heading', { name: 'Te verbeteren' })).toHaveCount(0)
    await look('only rows to look at')
    await press(/^Samenvoegen.*regel 4$/)
    await press(/^Weglaten.*regel 5$/)
    await expect(page.getByText('Samen met Huis aan de Vecht.')).toBeVisible()
    await expect(row(3)).toContainText('30 bedden')
    await expect(page.getByText('Alle regels zijn goed')).toBeVisible()
    await look('all rows good')
  })

  await test.step('all is saved at once', async () => {
    await press('Opslaan')
    await expect(page.getByText('Nieuwe locaties: 2. Aangevulde locaties: 1. Nieuwe afdelingen: 3.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Veldhuis/ }).first()).toBeVisible()
    await expect(page.getByText('Rivierzicht')).toHaveCount(0)
  })
})

test('in English, by pasting; Enter checks again', async ({ page, actAs, speak, scripts }) => {
  await actAs(await addOrganisation([]))
  await speak('en')
  await page.goto('/organisation/import')
  const switchTo = (language: string) => page.getByRole('button', { name: new RegExp(`^${language}`) }).click()
  const pasted = 'Location\tContact email\nPark View\tjan@example'
  await page.getByLabel('Or paste the rows here').fill(pasted)
  await switchTo('Nederlands')
  await expect(page.getByLabel('Of plak hier de regels')).toHaveValue(pasted)
  await switchTo('English')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('heading', { name: '1 row needs correcting' })).toBeVisible()
  if (scripts !== 'off') await checkState(page, 'rows to correct, in English')
  await page.getByLabel('Contact email, row 2').fill('typed@')
  await switchTo('Nederlands')
  await expect(page.getByLabel('E-mailadres contact, regel 2')).toHaveValue('typed@')
  await switchTo('English')
  const field = page.getByLabel('Contact email, row 2')
  await field.fill('jan@example.org')
  await field.press('Enter')
  await expect(page.getByText('All rows are correct')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved from the spreadsheet. New locations: 1.')).toBeVisible()
})
