import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, inputDay } from '#app/platform/i18n/dates.ts'
import { database } from '#app/persistence/database.server.ts'
import { relationships } from '#drizzle/schema/library.ts'
import { staffNotes } from '#drizzle/schema/staff.ts'
import { openDocumentsPlace, outcome } from '#tests/support/documents-place.ts'
import { openTodayDesk, today, type TodayDesk } from '#tests/support/today-desk.ts'

const day = 86_400_000
const noon = 12 * 3_600_000
const twoPlaces = [
  { id: 'aaaaaaaa', name: 'Huis' },
  { id: 'bbbbbbbb', name: 'Hof' },
]

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let desk: TodayDesk
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())
beforeEach(async () => {
  desk = await openTodayDesk()
})

describe('the lines of a group', () => {
  it('are one for an organisation with several places, and one for the files of a task', async () => {
    const { list, rowsOf, fill, refill, addFloorPlan, member } = desk
    await refill('org-information', { locations: twoPlaces })
    await fill('wifi-test', { isOn: 'yes' }, 4, 0)
    await fill('wifi-test', { isOn: 'yes' }, 9, 1)
    for (let count = 0; count < 3; count += 1) await addFloorPlan()
    const all = `/admin?owner=me&kind=wifi&organisation=${member.organisationId}`
    // The longest wait stands for both.
    expect(await rowsOf('wifi')).toMatchObject([{ location: { name: 'Hof' }, more: { count: 1, href: all } }])
    expect(await rowsOf('review')).toMatchObject([{ why: 'Plattegrond: 0 van 3 goed, 3 te bekijken', more: null }])
    const ofCustomer = await list(all.split('?')[1])
    expect(ofCustomer.customer).toMatchObject({ board: `/admin/board?organisation=${member.organisationId}` })
    expect(ofCustomer.groups.flatMap(({ rows }) => rows.map(({ location, more }) => [location?.name, more]))).toEqual([
      ['Hof', null],
      ['Huis', null],
    ])
    expect((await rowsOf('wifi', 'q=huis')).map(({ more }) => more)).toEqual([null])
    // Each number is the length of the list behind it.
    for (const query of ['', 'q=huis', `organisation=${member.organisationId}`]) {
      const { kinds } = await list(query)
      for (const { key, count, href } of kinds) {
        const found = (await list(href.split('?')[1])).groups.flatMap(({ rows }) => rows)
        expect([key, found.length]).toEqual([key, count])
      }
    }
  })

  it('are shown fifty at a time, each once', async () => {
    const { rowsOf, list, member } = desk
    const note = { organisationId: member.organisationId, kind: 'call' as const, authorName: 'Sanne Bakker' }
    await database()
      .insert(staffNotes)
      .values(Array.from({ length: 53 }, (_, n) => ({ ...note, words: `Bellen ${n}`, followUp: inputDay(today()) })))
    const [one, two] = [await rowsOf('appointments'), await rowsOf('appointments', 'page=2')]
    expect([one.length, two.length]).toEqual([50, 3])
    expect(new Set([...one, ...two].map(({ value }) => value)).size).toBe(53)
    expect((await outcome(() => list('page=9'))).headers.get('Location')).toBe('/admin?owner=me&page=2')
  })
})

describe('appointments', () => {
  it('are those of today and tomorrow, and no later ones', async () => {
    const { rowsOf, send, member } = desk
    const meet = (at: number) =>
      database()
        .update(relationships)
        .set({ nextMeetingAt: new Date(at), nextMeetingNote: 'voortgang' })
        .where(eq(relationships.organisationId, member.organisationId))
    await meet(today() + 5 * day + noon)
    expect(await rowsOf('appointments')).toEqual([])
    await meet(today() + noon)
    expect(await rowsOf('appointments')).toMatchObject([{ why: 'Afspraak: voortgang', location: null, action: null }])
    await meet(today() + day + noon)
    const [row] = await rowsOf('appointments')
    // Dealt with beforehand it does not come back on its day.
    await send([['act', `done ${row?.value}`]])
    expect([row?.why, await rowsOf('appointments')]).toEqual(['Afspraak: voortgang', []])
  })

  it('are start meetings, each on a line of its own', async () => {
    const { rowsOf, fill } = desk
    const dates = [18, 9].map((hour, n) => ({ id: `33cc44d${n}`, date: today() + hour * 3_600_000 }))
    await fill('finalise-start-meeting', { dates })
    const rows = await rowsOf('appointments')
    expect(rows.map(({ why, location }) => [why, location?.name])).toEqual(
      Array.from({ length: 2 }, () => ['Startbijeenkomst', 'Huis']),
    )
    expect(rows.map(({ when }) => when)).toEqual(rows.map(({ when }) => when).sort())
  })

  it('are notes to come back to today, until somebody did', async () => {
    const { rowsOf, send, member } = desk
    const note = { organisationId: member.organisationId, kind: 'call' as const, authorName: 'Sanne Bakker' }
    await database()
      .insert(staffNotes)
      .values([
        { ...note, words: 'Terugbellen over bedplaten', followUp: inputDay(today()), locationRow: 'aaaaaaaa' },
        { ...note, words: 'Later', followUp: inputDay(addDays(today(), 1)) },
      ])
    const rows = await rowsOf('appointments')
    expect(rows).toMatchObject([{ why: 'Terugbellen over bedplaten', location: { name: 'Huis' } }])
    await send([['act', `done ${rows[0]?.value}`]])
    expect(await rowsOf('appointments')).toEqual([])
    const [done] = await database().select().from(staffNotes).where(eq(staffNotes.words, 'Terugbellen over bedplaten'))
    expect(done?.followedUpAt).not.toBeNull()
  })
})
