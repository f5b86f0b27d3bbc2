import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, inputDay } from '#app/platform/i18n/dates.ts'
import { database } from '#app/persistence/database.server.ts'
import { handleWork } from '#app/persistence/staff/today-acts.server.ts'
import { handledEntries, staffNotes } from '#drizzle/schema/staff.ts'
import { openDocumentsPlace } from '#tests/support/documents-place.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openTodayDesk, today, type TodayDesk } from '#tests/support/today-desk.ts'

const day = 86_400_000
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

describe('what is put off or dealt with', () => {
  it('is gone until its day, and can be put back', async () => {
    const { list, rowsOf, send, fill, staff } = desk
    await fill('wifi-test', { isOn: 'yes' })
    const [row] = await rowsOf('wifi')
    const answer = await send([
      ['act', `on ${row?.value}`],
      [`on ${row?.value}`, inputDay(addDays(today(), 5))],
    ])
    const [path, query = ''] = (answer.headers.get('Location') ?? '').split('?')
    expect([answer.status, path]).toEqual([303, '/admin'])
    const after = await list(query)
    expect([after.all, after.handled?.words]).toEqual([0, expect.stringMatching(/^1 ding uitgesteld tot /)])
    await database()
      .update(handledEntries)
      .set({ until: inputDay(today()) })
      .where(eq(handledEntries.byId, staff.userId))
    expect((await list()).all).toBe(1)
    await database()
      .update(handledEntries)
      .set({ until: inputDay(addDays(today(), 1)) })
      .where(eq(handledEntries.byId, staff.userId))
    expect((await list()).all).toBe(0)
    // A colleague cannot take it back.
    await send([['act', `undo ${after.handled?.at}`]], '', await newAdmin())
    expect((await list()).all).toBe(0)
    await send([['act', `undo ${after.handled?.at}`]])
    expect((await list()).all).toBe(1)
  })

  it('is not gone where its place was saved since the page was made', async () => {
    const { list, rowsOf, send, fill, refill } = desk
    await fill('wifi-test', { isOn: 'yes' })
    const [row] = await rowsOf('wifi')
    await refill('wifi-test', { isOn: 'yes', trackAndTrace: '3SABC' })
    const answer = await send([['act', `later ${row?.value}`]])
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([303, null])
    expect((await list()).all).toBe(0)
  })

  it('is noted, shows again where it has grown heavier by a kind, and undoing takes the note away', async () => {
    const { list, rowsOf, send, fill, staff, member } = desk
    await fill('wifi-test', { isOn: 'yes' })
    const [row] = await rowsOf('wifi')
    const notes = () => database().select().from(staffNotes).where(eq(staffNotes.organisationId, member.organisationId))
    const answer = await send([
      ['ids', row?.value ?? ''],
      ['note', 'Bram belt terug'],
      ['act', 'done'],
    ])
    expect(await notes()).toMatchObject([
      { kind: 'note', words: 'Bram belt terug', authorName: 'Sanne Bakker', locationRow: 'aaaaaaaa' },
    ])
    expect((await list()).all).toBe(0)
    const lighter = (by: number) =>
      database()
        .update(handledEntries)
        .set({ weight: 650 - by })
        .where(eq(handledEntries.byId, staff.userId))
    await lighter(99)
    expect((await list()).all).toBe(0)
    await lighter(100)
    expect((await list()).all).toBe(1)
    const at = new URLSearchParams((answer.headers.get('Location') ?? '').split('?')[1]).get('handled')
    await send([['act', `undo ${at}`]])
    expect(await notes()).toEqual([])
  })

  it('comes back where it began anew after it was dealt with', async () => {
    const { rowsOf, send, fill, staff } = desk
    await fill('target-date', { date: today() + 7 * day }, 30)
    const [row] = await rowsOf('call')
    await send([['act', `done ${row?.value}`]])
    expect(await rowsOf('call')).toEqual([])
    await database()
      .update(handledEntries)
      .set({ at: new Date(Date.now() - 40 * day) })
      .where(eq(handledEntries.byId, staff.userId))
    expect((await rowsOf('call')).length).toBe(1)
  })

  it('is all that a line stands for, and what comes later shows', async () => {
    const { list, rowsOf, send, fill, refill, addFloorPlan, member } = desk
    await refill('org-information', { locations: twoPlaces })
    await fill('wifi-test', { isOn: 'yes' }, 0, 0)
    await fill('wifi-test', { isOn: 'yes' }, 0, 1)
    for (let count = 0; count < 2; count += 1) await addFloorPlan()
    const [[wifi], [files]] = [await rowsOf('wifi'), await rowsOf('review')]
    const answer = await send([
      ['ids', wifi?.value ?? ''],
      ['ids', files?.value ?? ''],
      ['act', 'done'],
    ])
    const after = await list((answer.headers.get('Location') ?? '').split('?')[1])
    expect([after.all, after.handled?.words]).toEqual([0, '4 dingen afgehandeld.'])
    // One note for each line: of the organisation, as the line stood for two of its places.
    const notes = await database().select().from(staffNotes).where(eq(staffNotes.organisationId, member.organisationId))
    expect(notes.map(({ locationRow }) => locationRow).sort()).toEqual(['', 'aaaaaaaa'])
    await addFloorPlan()
    expect((await rowsOf('review')).length).toBe(1)
    await send([['act', `undo ${after.handled?.at}`]])
    expect([(await list()).all, (await rowsOf('wifi'))[0]?.more?.count]).toEqual([2, 1])
  })

  it('leaves alone what else waits at the same places', async () => {
    const { rowsOf, send, fill, refill, addFloorPlan, member } = desk
    await refill('org-information', { locations: twoPlaces })
    await fill('wifi-test', { isOn: 'yes' }, 0, 0)
    await fill('wifi-test', { isOn: 'yes' }, 0, 1)
    await addFloorPlan()
    const [first] = await rowsOf('wifi', `organisation=${member.organisationId}`)
    await send([['act', `later ${first?.value}`]])
    expect([(await rowsOf('wifi')).length, (await rowsOf('review')).length]).toEqual([1, 1])
  })

  it('is done once where it is sent twice, and who was late is told what was gone', async () => {
    const { rowsOf, send, fill, member } = desk
    await fill('wifi-test', { isOn: 'yes' })
    const [row] = await rowsOf('wifi')
    const tom = await newAdmin()
    const fields: [string, string][] = [
      ['ids', row?.value ?? ''],
      ['ids', `${member.organisationId}~~check-document:nothing`],
      ['act', 'done'],
    ]
    await Promise.all([send(fields), send(fields, '', tom)])
    expect(
      (await database().select().from(staffNotes).where(eq(staffNotes.organisationId, member.organisationId))).length,
    ).toBe(1)
    const ids = [{ organisationId: member.organisationId, row: 'aaaaaaaa', key: 'confirm-wifi', ofCustomer: false }]
    const handling = { until: null, noteOf: () => null, at: new Date(), today: today(), region: null }
    const again = await handleWork(tom, ids, handling)
    expect(again).toEqual({ done: [], gone: ['De Proef, Huis'] })
  })

  it.each([
    ['nothing ticked', [['act', 'done']], 'nothing'],
    [
      'a day that is over',
      [
        ['ids', '*'],
        ['until', '2020-01-01'],
        ['act', 'later'],
      ],
      'day',
    ],
    [
      'nobody to assign to',
      [
        ['ids', '*'],
        ['act', 'assign'],
      ],
      'owner',
    ],
    ['a view without a name', [['act', 'keep']], 'viewName'],
  ] satisfies [string, [string, string][], string][])('is not, with %s', async (_, fields, problem) => {
    const { list, rowsOf, send, fill } = desk
    await fill('wifi-test', { isOn: 'yes' })
    const [row] = await rowsOf('wifi')
    const value = row?.value ?? ''
    const answer = await send(fields.map(([name, said]) => [name, said === '*' ? value : said]))
    expect([answer.status, answer.data]).toMatchObject([422, { problem }])
    expect((await list()).all).toBe(1)
  })

  it.each(['done x~y~z', 'explode', '', 'later 1~~late:x'])(
    'takes no button that the page has not: %s',
    async (act) => {
      expect((await desk.send([['act', act]])).status).toBe(400)
    },
  )
})
