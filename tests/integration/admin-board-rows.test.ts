import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { readMonth } from '#app/persistence/staff/board-month.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { mostConnectionDays } from '#app/staff/board/month.server.ts'
import { loader as table } from '#app/staff/board/pages/csv.ts'
import { loader } from '#app/staff/board/pages/home.tsx'
import { loader as monthLoader } from '#app/staff/board/pages/month.tsx'
import { auditLog } from '#drizzle/schema/audit.ts'
import { addForm, addOrganisation, nameApart } from '#tests/support/care-organisation.ts'
import { openDocumentsPlace } from '#tests/support/documents-place.ts'
import { contextOfStaff } from '#tests/support/library.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const today = dayOf(Date.now())
let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
let member: Member
let name: string
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())
beforeEach(async () => {
  admin = await newAdmin()
  member = await addOrganisation(['Eikenburg', 'Rozenhof', 'Zonder'])
  name = await nameApart(member)
  await assignOwners(admin, [member.organisationId], { ownerId: admin.userId })
})

const ask = (query = '', by = admin) => ({
  ...{ request: new Request(`http://localhost/admin/board?${query}`), context: contextOfStaff(by), params: {} },
})
const board = (query = '', by = admin) => loader(ask(query, by))
const names = async (query = '') => (await board(query)).locations.map((one) => one.name)
const target = (index: number, days: number) => addForm(member, index, 'target-date', { date: addDays(today, days) })

describe('the rows of the board', () => {
  it('stand by connection day in bands of months, those without one last, and in other orders', async () => {
    await target(1, 30)
    await target(0, 100)
    const { locations } = await board()
    expect(locations.map((one) => one.name)).toEqual(['Rozenhof', 'Eikenburg', 'Zonder'])
    expect(locations[2]?.band).toBe('Nog zonder datum')
    expect(locations[0]?.left).toBe(String(workingDaysBetween(today, addDays(today, 30))))
    expect(await names('sort=organisation')).toEqual(['Eikenburg', 'Rozenhof', 'Zonder'])
    const late = await board('sort=late')
    expect(late.locations[0]?.late).toBe(Math.max(...late.locations.map((one) => one.late)))
  })

  it('say what is late in its cell, and count a day that went by below zero', async () => {
    await target(0, -10)
    const [row] = (await board()).locations
    expect(row).toMatchObject({ name: 'Eikenburg', isPast: true })
    expect(Number(row?.left)).toBeLessThan(0)
    expect(row?.cells.filter((cell) => cell === 'late').length).toBe(row?.late)
    expect(row?.late).toBeGreaterThan(0)
  })

  it('are counted and narrowed down by what is asked most', async () => {
    await target(0, 30)
    await target(1, 31)
    await addForm(member, 1, 'wifi-test', { isOn: 'yes' })
    const { shows } = await board()
    const countOf = (show: string) => shows.find(({ key }) => key === show)?.count
    expect([countOf('near'), countOf('us'), countOf('no-date')]).toEqual([1, 1, 1])
    expect(await names('show=near')).toEqual(['Eikenburg'])
    expect(await names('show=us')).toEqual(['Rozenhof'])
    expect(await names('show=no-date')).toEqual(['Zonder'])
    for (const show of ['late', 'slips']) expect((await board(`show=${show}`)).found).toBe(countOf(show))
    expect(await names('q=ROZEN')).toEqual(['Rozenhof'])
    expect((await board(`q=${name}`)).found).toBe(3)
    expect((await board('q=%25')).found).toBe(0)
  })

  it('are those of the reader, and everybody’s where that is none or it is asked for', async () => {
    const other = await addOrganisation(['Van een ander'])
    const mine = await board()
    expect(mine.query.owner).toBe('me')
    expect(mine.found).toBe(3)
    expect(mine.locations[0]?.owner?.name).toBe(admin.name)
    const all = await board(`owner=all&organisation=${other.organisationId}`)
    expect(all.locations.map((one) => one.name)).toEqual(['Van een ander'])
    expect((await board(`owner=me&organisation=${other.organisationId}`)).found).toBe(0)
    const stranger = await board('', await newAdmin())
    expect(stranger.query.owner).toBe('all')
    expect(stranger.found).toBeGreaterThan(3)
    expect((await board('owner=me', await newAdmin())).found).toBe(0)
  })

  it('are a table with the owner, the days left and the forecast', async () => {
    await target(0, 30)
    const text = await (await table(ask('owner=me&q=Eikenburg'))).text()
    const [heads = '', row = '', ...rest] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(rest).toEqual([])
    const cells = (line: string) => line.split(';').map((one) => one.replace(/^"|"$/g, ''))
    const cell = (head: string) => cells(row)[cells(heads).indexOf(head)]
    const left = String(workingDaysBetween(today, addDays(today, 30)))
    const told = ['Eigenaar', 'Werkdagen tot de aansluitdag', 'Definitief'].map(cell)
    expect(told).toEqual([admin.name, left, 'nee'])
    const heldBy = ['1.1.3 Streefdatum', '1.1.1 Algemene gegevens'].map((task) => cell(`${task}: bij wie`))
    expect([cell('1.1.3 Streefdatum: stand'), ...heldBy]).toEqual(['Klaar', 'niemand', 'de locatie'])
  })
})

describe('more about one location', () => {
  const looks = () =>
    database()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.organisationId, member.organisationId), eq(auditLog.action, 'organisation-looked-at')))
      .orderBy(desc(auditLog.id))

  it('says whom to call and what is missing, and is written down for the organisation', async () => {
    const contact = { first_name: 'Marieke', last_name: 'Jansen', phone: '030 555 01 22', email: 'm@example.org' }
    await addForm(member, 0, 'basic-information', { contact })
    await target(0, -10)
    expect((await board('')).panel).toBeNull()
    expect(await looks()).toEqual([])
    const { panel } = await board(`show=late&place=${member.organisationId}:0`)
    expect(panel).toMatchObject({ name: 'Eikenburg', close: '/admin/board?owner=me&show=late', appointment: null })
    expect(panel?.people).toMatchObject([{ name: 'Marieke Jansen', phone: '030 555 01 22' }])
    expect(panel?.missing[0]?.isLate).toBe(true)
    expect(panel?.missing[0]?.href).toContain(`/admin/organisations/${member.organisationId}/answers?item=`)
    expect((await looks()).map(({ subject }) => [subject.location, subject.locationName])).toEqual([[0, 'Eikenburg']])
  })

  it.each(['9', 'x', '-1'])(
    'is not there for a location %s, nor for one of an archived organisation',
    async (index) => {
      expect((await board(`place=${member.organisationId}:${index}`)).panel).toBeNull()
      await setArchived(admin, member.organisationId, true)
      expect((await board(`place=${member.organisationId}:0`)).panel).toBeNull()
      expect(await looks()).toEqual([])
    },
  )
})

describe('the calendar', () => {
  const month = (query = '') => monthLoader(ask(query))
  const dayIn = async (day: number, query = '') => {
    const { weeks } = await month(`owner=me&from=${inputDay(day)}&${query}`)
    return weeks.flatMap(({ days }) => days).find(({ key }) => key === inputDay(day))
  }
  // A year of its own, where no other test plans anything.
  const monday = Date.UTC(2031, 2, 3)

  it('has connection days and start meetings on their day, six weeks from a Monday, weekends apart', async () => {
    await addForm(member, 0, 'target-date', { date: addDays(monday, 1) })
    await addForm(member, 1, 'day-planning-logistics', { date: addDays(monday, 5) })
    await addForm(member, 2, 'finalise-start-meeting', {
      dates: [{ id: 'cccccccc', date: addDays(monday, 1) + 12 * 3_600_000 }],
    })
    const found = await month(`from=${inputDay(addDays(monday, 3))}`)
    expect(found.weeks.length).toBe(6)
    expect(found.weeks[0]).toMatchObject({ number: 10, days: [{ key: '2031-03-03' }, {}, {}, {}, {}] })
    const tuesday = await dayIn(addDays(monday, 1))
    expect(tuesday?.lines.map(({ kind, name: where }) => [kind, where])).toEqual([
      ['meeting', 'Zonder'],
      ['target', 'Eikenburg'],
    ])
    expect(tuesday?.lines[0]?.time).toBe('13.00')
    expect(found.weekend.map(({ key }) => key)).toEqual(['2031-03-08'])
    expect(found.weekend[0]?.lines[0]).toMatchObject({ kind: 'connection', name: 'Rozenhof' })
    expect(found.following).toContain('from=2031-04-14')
    expect((await month(`from=2031-01-20`)).isEmpty).toBe(true)
  })

  it('names public holidays', async () => {
    expect((await dayIn(Date.UTC(2031, 3, 14)))?.holiday).toBe('Tweede paasdag')
  })

  it('says which days are too full, counting all organisations, and leads to all of a day', async () => {
    const day = Date.UTC(2032, 5, 8)
    const many = await addOrganisation(Array.from({ length: mostConnectionDays }, (_, n) => `Huis ${n}`))
    for (let n = 0; n < mostConnectionDays; n += 1) await addForm(many, n, 'target-date', { date: day })
    expect((await month(`from=${inputDay(day)}`)).full).toEqual([])
    await addForm(member, 0, 'target-date', { date: day })
    const mine = await month(`owner=me&from=${inputDay(day)}`)
    expect(mine.full.length).toBe(1)
    expect((await dayIn(day))?.lines.length).toBe(1)
    await addForm(member, 1, 'target-date', { date: day })
    const all = await month(`owner=all&from=${inputDay(day)}&day=${inputDay(day)}`)
    expect(all.whole?.all.length).toBe(5)
    expect(all.whole?.lines.length).toBe(4)
    expect(all.whole?.more?.words).toContain('5')
  })

  it('is for provider staff alone', async () => {
    const asked = { owner: 'all' as const, from: monday, days: 1, perDay: 1, whole: null, most: 1 }
    await expect(readMonth(member, asked)).rejects.toThrow('provider staff')
  })
})
