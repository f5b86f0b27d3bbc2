import { expect } from '@playwright/test'
import type { Member } from '#app/persistence/actor.ts'
import { addForm } from '#tests/support/care-organisation.ts'
import { checkState } from '#tests/support/page-check.ts'
import { keepDocument } from '#tests/support/review-desk.ts'
import { nameOfColleague, startStaffDay } from '#tests/support/staff-day.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { test } from '#tests/support/test.ts'

/** Daily tasks of provider staff in which something is done, with what the hands do counted. */

const wifiIsOn = (member: Member) => addForm(member, 0, 'wifi-test', { isOn: 'yes' })

test('Put a line off until next week', async ({ page, actAs }) => {
  const { press, took } = await startStaffDay({ page, actAs, before: wifiIsOn })
  const line = page.getByRole('region', { name: 'WiFi bevestigen' })
  await press(line.getByText('Later', { exact: false }).first())
  await press(line.getByRole('button', { name: 'Volgende week' }))
  await expect(page.getByRole('status').filter({ hasText: '1 ding uitgesteld tot' })).toBeVisible()
  await took('Put a line off until next week')
})

test('Confirm a WiFi test', async ({ page, actAs }) => {
  const { press, took } = await startStaffDay({ page, actAs, before: wifiIsOn })
  await press(page.getByRole('region', { name: 'WiFi bevestigen' }).getByRole('link', { name: 'Bevestigen' }))
  await press(page.getByLabel('De test is geslaagd'))
  await press(page.getByRole('button', { name: 'Opslaan (WiFi-test)' }))
  await expect(page.getByLabel('De test is geslaagd')).toBeChecked()
  await took('Confirm a WiFi test')
})

test('Check eight documents', async ({ page, actAs }) => {
  const { customers, press, took } = await startStaffDay({
    ...{ page, actAs },
    before: async (member) => {
      for (let count = 1; count <= 8; count += 1) await keepDocument(member, { name: `plan ${count}.pdf` })
    },
  })
  await press(page.getByRole('link', { name: customers[0]?.name }).first())
  await press(page.getByRole('region', { name: 'Documenten' }).getByRole('link', { name: 'plan 1.pdf' }))
  for (let count = 1; count < 8; count += 1) {
    await press(page.getByRole('button', { name: 'Goedkeuren en volgende' }))
    await expect(page.getByText(`plan ${count}.pdf is goedgekeurd.`)).toBeVisible()
  }
  await press(page.getByRole('button', { name: 'Goedkeuren', exact: true }))
  await expect(page.getByText('Alles is gecontroleerd.')).toBeVisible()
  await took('Check eight documents')
})

test('Write a call down and come back to it', async ({ page, actAs }) => {
  const { customers, press, type, choose, took } = await startStaffDay({ page, actAs, before: wifiIsOn })
  await press(page.getByRole('link', { name: customers[0]?.name }).first())
  await type(page.getByLabel('Wat is er besproken of afgesproken?'), 'Belt na de teamdag terug')
  await choose(page.getByLabel('Soort'), 'telefoon')
  await type(page.getByLabel('Terugkomen op'), new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10))
  await press(page.getByRole('region', { name: 'Notities' }).getByRole('button', { name: 'Bewaren' }))
  await expect(page.getByText('De notitie is bewaard.')).toBeVisible()
  await took('Write a call down and come back to it')
})

test('Give a customer a deputy', async ({ page, actAs }) => {
  const colleague = await newAdmin(nameOfColleague())
  const { customers, press, choose, took } = await startStaffDay({ page, actAs, before: wifiIsOn })
  await press(page.getByRole('link', { name: customers[0]?.name }).first())
  await choose(page.getByLabel('Vervanger (niet verplicht)'), colleague.name)
  await press(page.getByRole('button', { name: 'Eigenaar vastleggen' }))
  await expect(page.getByText('De eigenaar is vastgelegd.')).toBeVisible()
  await took('Give a customer a deputy')
})

test('Fill in what a customer says on the phone', async ({ page, actAs }) => {
  const { customers, type, enter, press, took } = await startStaffDay({ page, actAs })
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Zoek in alles' })
  await type(field, `${customers[0]?.name} vecht`)
  await enter(field)
  await press(page.getByRole('region', { name: 'Locaties' }).getByRole('link', { name: 'Huis aan de Vecht' }))
  await press(page.getByRole('link', { name: 'Routekaart bekijken' }))
  await press(page.getByRole('link', { name: /Projectteam/ }).first())
  await press(page.getByRole('link', { name: 'Invullen namens de klant' }))
  await type(page.getByLabel('Met wie spreekt u aan de telefoon?'), 'Ans de Boer')
  await type(page.getByLabel('Voornaam teamlid'), 'Bea')
  await type(page.getByLabel('Achternaam teamlid'), 'Vos')
  await press(page.getByRole('button', { name: 'Opslaan en teruglezen' }))
  await expect(page.getByRole('main')).toContainText('Bea')
  await took('Fill in what a customer says on the phone')
})

test('Add a customer with three locations', async ({ page, actAs }) => {
  const { staff, press, type, took } = await startStaffDay({ page, actAs })
  const name = `Huize ${Date.now()}`
  await press(page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Organisaties' }))
  await press(page.getByRole('link', { name: 'Organisatie toevoegen' }))
  await type(page.getByLabel('Naam', { exact: true }), name)
  await type(page.getByLabel('Eén locatie per regel'), 'Huis aan de Vecht; Maarssen\nHof\nVeerhuis')
  await expect(page.getByLabel('Eigenaar (niet verplicht)')).toHaveValue(staff.userId)
  await press(page.getByRole('button', { name: 'Toevoegen', exact: true }))
  await expect(page.getByText(`${name} is toegevoegd. Locaties: 3.`)).toBeVisible()
  await took('Add a customer with three locations')
})

test('Hand over ten customers', async ({ page, actAs }) => {
  const colleague = await newAdmin(nameOfColleague())
  const { customers, press, choose, took } = await startStaffDay({ page, actAs, customers: 10 })
  await press(page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Organisaties' }))
  await press(page.getByRole('link', { name: /^Mijn organisaties/ }))
  await press(page.getByRole('link', { name: 'Vink alle 10 regels op deze pagina aan' }))
  await expect(page.getByRole('checkbox', { name: `Kies ${customers[0]?.name}` })).toBeChecked()
  await choose(page.getByLabel('Overdragen aan'), colleague.name)
  await press(page.getByRole('button', { name: 'Overdragen', exact: true }))
  await expect(page.getByText(`10 organisaties zijn overgedragen aan ${colleague.name}.`)).toBeVisible()
  await took('Hand over ten customers')
})

// Each has a location that is late.
test('Remind ten customers of what is late', async ({ page, actAs, scripts }) => {
  const late = (member: Member) => addForm(member, 0, 'target-date', { date: Date.now() + 10 * 86_400_000 })
  const { press, took } = await startStaffDay({ page, actAs, customers: 10, before: late })
  await press(page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Organisaties' }))
  await press(page.getByRole('link', { name: /^Mijn organisaties/ }))
  await press(page.getByRole('link', { name: 'Vink alle 10 regels op deze pagina aan' }))
  await press(page.getByRole('button', { name: 'Herinneren' }))
  await expect(page.getByRole('heading', { name: 'Wat er gebeurd is: 10 van 10 gedaan' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Wat er gebeurd is/ }).getByText(/herinnerd: /)).toHaveCount(10)
  if (scripts === 'run') await checkState(page, 'whom a reminder went to')
  await took('Remind ten customers of what is late')
})

test('Accept what waits of a customer at once', async ({ page, actAs, scripts }) => {
  const { customers, press, took } = await startStaffDay({
    ...{ page, actAs },
    before: async (member) => {
      for (let count = 1; count <= 3; count += 1) await keepDocument(member, { name: `plan ${count}.pdf` })
    },
  })
  await press(page.getByRole('link', { name: customers[0]?.name }).first())
  await press(page.getByRole('link', { name: 'Alle documenten' }))
  await press(page.getByRole('link', { name: 'Vink alle 3 regels op deze pagina aan' }))
  await press(page.getByRole('button', { name: 'Goedkeuren wat is aangevinkt' }))
  await expect(page.getByRole('heading', { name: 'Wat er gebeurd is: 3 van 3 gedaan' })).toBeVisible()
  if (scripts === 'run') await checkState(page, 'documents that were accepted together')
  await took('Accept what waits of a customer at once')
})
