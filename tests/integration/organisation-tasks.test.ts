import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const items = numberedItems(roadmaps.location)
const place = (key: string) => items.findIndex(({ item }) => item.key === key)
const aDay = 86_400_000
const today = dayOf(Date.now())

/** The rows of the table on a page: the name of each, and its cells as they stand in the page. */
function rowsIn(text: string): { name: string; cells: string[] }[] {
  const [, body = ''] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(text) ?? []
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => ({
    name: /<th[^>]*>.*?<a [^>]*>([^<]*)/s.exec(row)?.[1] ?? '',
    // The day and how much is done come first.
    cells: [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].slice(2).map(([, cell = '']) => unescapeHtml(cell)),
  }))
}

const wordIn = (cell: string | undefined): string => />([^<>]+)<\/span>/.exec(cell ?? '')?.[1] ?? ''

/** Two named locations, of which the second has its day tomorrow, and one without a name. */
async function threeLocations() {
  const member = await addOrganisation(['Zonnedauw', 'Vechtzicht', ''])
  await addForm(member, 1, 'target-date', { date: today + aDay })
  return { member, leader: await signedIn(portal.origin, member) }
}

test('every location has a row with a sign for each task; what is late leads to that task', async () => {
  const { leader } = await threeLocations()
  const { status, text } = await leader.ask('/organisation/tasks')
  expect(status).toBe(200)
  expect(text).toContain('Is een taak te laat of teruggestuurd?')
  const rows = rowsIn(text)
  // By connection day.
  expect(rows.map(({ name }) => name)).toEqual(['Vechtzicht', 'Zonnedauw', 'Locatie 3'])
  expect(rows.map(({ cells }) => cells.length)).toEqual([items.length, items.length, items.length])
  const [first, second] = rows
  expect(wordIn(first?.cells[place('target-date')])).toBe('Klaar')
  expect(wordIn(second?.cells[place('target-date')])).toBe('Open')
  const late = first?.cells[place('wifi-settings')]
  expect(wordIn(late)).toBe('Te laat')
  expect(late).toContain('href="/location/setup-it-settings?location=1"')
  expect(late).toContain('aria-label="WiFi-gegevens, Vechtzicht: Te laat"')
  expect(second?.cells.join('')).not.toContain('<a ')
  expect(text).toContain('href="/organisation/basic-info/locations#locations-2-name"')
})

test('the order is that of the address', async () => {
  const { leader } = await threeLocations()
  const names = async (order: string) =>
    rowsIn((await leader.ask(`/organisation/tasks?order=${order}`)).text).map(({ name }) => name)
  expect(await names('position')).toEqual(['Zonnedauw', 'Vechtzicht', 'Locatie 3'])
  expect((await names('late'))[0]).toBe('Vechtzicht')
})

test('the table for spreadsheets has all locations, also where they fill more than one page', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Huis ${index}`)
  const member = await addOrganisation(names)
  await addForm(member, 119, 'target-date', { date: today + aDay })
  const leader = await signedIn(portal.origin, member)
  const page = await leader.ask('/organisation/tasks')
  expect(rowsIn(page.text)).toHaveLength(100)
  expect(unescapeHtml(page.text)).toContain('1 tot en met 100 van 120 locaties')
  expect(rowsIn((await leader.ask('/organisation/tasks?page=2')).text)).toHaveLength(20)
  const { headers, text } = await leader.ask('/organisation/tasks/csv?order=position')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [heads = '', ...lines] = text.trim().split('\r\n')
  const cells = (line: string) => line.split(';').map((cell) => cell.replaceAll('"', ''))
  expect(cells(heads)).toHaveLength(6 + items.length)
  expect(lines.map((line) => cells(line)[0])).toEqual(names)
  expect(cells(lines.at(-1) ?? '')[6 + place('target-date')]).toBe('Klaar')
  expect(cells(lines[0] ?? '')[6 + place('target-date')]).toBe('Open')
})

test('where nothing is late, no sign leads anywhere and no words say so', async () => {
  const leader = await signedIn(portal.origin, await addOrganisation(['Vechtzicht']))
  const { text } = await leader.ask('/organisation/tasks')
  expect(text).toContain('Elk teken is een taak')
  expect(/te laat of|rood teken/.exec(text)).toBeNull()
})

test('without locations the page says so, and where to add them', async () => {
  const leader = await signedIn(portal.origin, await addOrganisation([]))
  const { status, text } = await leader.ask('/organisation/tasks')
  expect([status, rowsIn(text)]).toEqual([200, []])
  expect(text).toContain('Er zijn nog geen locaties.')
})
