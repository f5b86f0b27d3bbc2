import { expect } from '@playwright/test'
import type { Member } from '#app/persistence/actor.ts'
import { save } from '#app/roadmap/flow/save.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { addForm } from '#tests/support/care-organisation.ts'
import { startStaffDay } from '#tests/support/staff-day.ts'
import { addStalledTask } from '#tests/support/stalled-task.ts'
import { test } from '#tests/support/test.ts'

/** Daily tasks of provider staff in which something is to be found, with what the hands do counted. */

const day = 86_400_000
const contact = { first_name: 'Ans', last_name: 'de Boer', role: 'teamleider', email: '', phone: '0344 55 51 18' }

async function fillWifi(member: Member) {
  const item = findItem('wifi-settings')
  if (!item) throw new Error('There is no such task.')
  const settings = { networkType: 'WPA2-Personal', ssid: 'Huisnet', username: '', password: 'hemelblauw99' }
  await save(member, {
    ...{ item, locationIndex: 0, locationId: null, version: null, origin: { way: 'page' as const, path: '/' } },
    change: (stored) => ({ ...stored, wifi: { settings, contact: {} } }),
  })
}

test('Call everybody who is silent', async ({ page, actAs }) => {
  const { press, took } = await startStaffDay({
    ...{ page, actAs, customers: 2 },
    before: async (member) => {
      await addForm(member, 0, 'basic-information', { contact })
      await addForm(member, 0, 'target-date', { date: Date.now() + 10 * day })
      await addStalledTask(member, 'target-date')
    },
  })
  await press(page.getByRole('link', { name: /^Bellen \(stil\) \d+$/ }))
  const numbers = page.getByRole('region', { name: 'Bellen (stil)' }).getByRole('link', { name: '0344 55 51 18' })
  await expect(numbers).toHaveCount(2)
  await expect(numbers.first()).toHaveAttribute('href', 'tel:0344555118')
  await took('Call everybody who is silent')
})

test('Find the man who rang, by his number', async ({ page, actAs }) => {
  const ring = `06 ${String(Date.now()).slice(-8)}`
  const { customers, type, enter, took } = await startStaffDay({
    ...{ page, actAs },
    before: (member) => addForm(member, 1, 'basic-information', { contact: { ...contact, phone: ring } }),
  })
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Zoek in alles' })
  await type(field, ring.replaceAll(' ', '').replace('06', '+316'))
  await enter(field)
  const people = page.getByRole('region', { name: 'Mensen' })
  await expect(people).toContainText('Ans de Boer')
  await expect(people).toContainText(customers[0]?.name ?? '')
  await took('Find the man who rang, by his number')
})

test('Read to a customer what they filled in', async ({ page, actAs }) => {
  const { customers, type, enter, press, took } = await startStaffDay({
    ...{ page, actAs },
    before: (member) => addForm(member, 0, 'basic-information', { contact }),
  })
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Zoek in alles' })
  await type(field, `${customers[0]?.name} vecht`)
  await enter(field)
  await press(page.getByRole('region', { name: 'Locaties' }).getByRole('link', { name: 'Huis aan de Vecht' }))
  await press(page.getByRole('link', { name: 'Routekaart bekijken' }))
  await press(page.getByRole('link', { name: /Algemene gegevens/ }).first())
  await expect(page.getByRole('main')).toContainText('0344 55 51 18')
  await took('Read to a customer what they filled in')
})

test('Read a password out, saying why', async ({ page, actAs }) => {
  const { customers, type, enter, press, took } = await startStaffDay({ page, actAs, before: fillWifi })
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Zoek in alles' })
  await type(field, `${customers[0]?.name} vecht`)
  await enter(field)
  await press(page.getByRole('region', { name: 'Locaties' }).getByRole('link', { name: 'Huis aan de Vecht' }))
  await press(page.getByRole('link', { name: 'Routekaart bekijken' }))
  await press(page.getByRole('link', { name: /WiFi-gegevens/ }).first())
  await type(page.getByLabel('Waarom moet u dit zien?'), 'Samen met ICT de test instellen')
  await press(page.getByRole('button', { name: /tonen$/ }))
  await expect(page.getByText('hemelblauw99')).toBeVisible()
  await took('Read a password out, saying why')
})

test('See which connection days have passed', async ({ page, actAs }) => {
  const { customers, press, took } = await startStaffDay({
    ...{ page, actAs },
    before: (member) => addForm(member, 1, 'target-date', { date: Date.now() - 4 * day }),
  })
  await press(page.getByRole('link', { name: 'Aansluitdag voorbij 1' }))
  await expect(page.getByRole('region', { name: 'Aansluitdag voorbij' })).toContainText(customers[0]?.name ?? '')
  await took('See which connection days have passed')
})

test('See who is connected in the coming weeks', async ({ page, actAs }) => {
  const { customers, press, took } = await startStaffDay({
    ...{ page, actAs },
    before: (member) => addForm(member, 1, 'target-date', { date: Date.now() + 7 * day }),
  })
  await press(page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Agenda' }))
  await expect(page.getByRole('main')).toContainText(customers[0]?.name ?? '')
  await took('See who is connected in the coming weeks')
})

test('See when a customer is met next, and whom to call', async ({ page, actAs }) => {
  const { customers, press, took } = await startStaffDay({
    ...{ page, actAs },
    before: async (member) => {
      await addForm(member, 0, 'basic-information', { contact })
      await addForm(member, 0, 'wifi-test', { isOn: 'yes' })
    },
  })
  await press(page.getByRole('link', { name: customers[0]?.name }).first())
  await expect(page.getByRole('region', { name: 'Volgende afspraak' })).toContainText('Er is geen afspraak gepland.')
  await expect(page.getByRole('region', { name: 'Mensen' })).toContainText('0344 55 51 18')
  await took('See when a customer is met next, and whom to call')
})

test('See where a customer stands still', async ({ page, actAs }) => {
  const { customers, press, took } = await startStaffDay({
    ...{ page, actAs },
    before: async (member) => {
      await addForm(member, 0, 'study-goals', { quality: ['incidents'] })
      await addStalledTask(member, 'study-goals')
    },
  })
  await press(page.getByRole('navigation', { name: 'Menu van beheer' }).getByRole('link', { name: 'Radar' }))
  await press(page.getByRole('region', { name: 'Waar het stilstaat' }).getByRole('link', { name: /Doelen/ }))
  await expect(page.getByRole('main')).toContainText(customers[0]?.name ?? '')
  await took('See where a customer stands still')
})
