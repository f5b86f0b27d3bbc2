// @module-tag properties
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import { addDays } from '#app/platform/i18n/dates.ts'
import { locationId } from '#tests/support/care-organisation.ts'
import { openRadar, total, type Stood } from '#tests/support/radar.ts'

let page: Awaited<ReturnType<typeof openRadar>>
beforeAll(async () => {
  page = await openRadar()
}, 60_000)
afterAll(() => page.close())
beforeEach(() => page.emptied())

describe('locations that slip', () => {
  it('are those of a plain computation, with what moved in a week and in four', async () => {
    const names = Array.from({ length: 15 }, (_, n) => `Huis ${n}`)
    const member = await page.kept(names)
    const date = fc.option(fc.integer({ min: -4, max: 4 }), { nil: null, freq: 5 })
    const state = fc.record({ connectionDay: date, forecast: date, isDone: fc.boolean() })
    const located = fc.record({
      now: state,
      week: fc.option(state, { nil: null }),
      month: fc.option(state, { nil: null }),
    })
    type State = { connectionDay: number | null; forecast: number | null; isDone: boolean }
    const real = ({ connectionDay, forecast, isDone }: State): Stood => ({
      ...{ total, lateCount: 0, completed: isDone ? total : 3 },
      connectionDay: connectionDay === null ? null : addDays(page.now.today, connectionDay),
      forecast: forecast === null ? null : addDays(page.now.today, forecast),
    })
    const apart = (of: State | null) =>
      of === null || of.connectionDay === null || of.forecast === null ? null : of.forecast - of.connectionDay
    const signed = (now: number, then: number | null) =>
      then === null ? '' : now === then ? '0' : now > then ? `+${now - then}` : `−${then - now}`
    await fc.assert(
      fc.asyncProperty(fc.array(located, { minLength: 15, maxLength: 15 }), async (places) => {
        await database().execute(sql`truncate place_moments`)
        for (const [n, { now, week, month }] of places.entries()) {
          await page.stands(member, n, real(now))
          if (week) await page.stood(member, n, 1, real(week))
          if (month) await page.stood(member, n, 4, real(month))
        }
        const { slips } = await page.radar('owner=all')
        const expected = places.flatMap(({ now, week, month }, n) => {
          const days = apart(now)
          if (days === null || days <= 0 || now.isDone) return []
          return [{ location: names[n], days, week: signed(days, apart(week)), month: signed(days, apart(month)) }]
        })
        const told = slips.rows.map(({ location, days, week, month }) => ({ location, days, week, month }))
        expect(told).toHaveLength(expected.length)
        expect(told).toEqual(expect.arrayContaining(expected))
        expect(slips.rows.map(({ days }) => days)).toEqual(expected.map(({ days }) => days).sort((a, b) => b - a))
      }),
      { numRuns: 10 },
    )
  })

  it('come a page at a time, lead to each, and are all in the table', async () => {
    const member = await page.kept(Array.from({ length: 25 }, (_, n) => `Huis ${n}`))
    for (let n = 0; n < 25; n += 1) {
      await page.stands(member, n, { connectionDay: page.now.today, forecast: addDays(page.now.today, n + 1) })
    }
    const { slips } = await page.radar()
    expect(slips.rows.length).toBe(20)
    expect(slips.rows[0]).toMatchObject({
      ...{ location: 'Huis 24', days: 25, rests: 'eigen tempo' },
      href: `/admin/organisations/${member.organisationId}/locations/${locationId(24)}`,
    })
    expect(slips.pages.following).toBe('/admin/radar?owner=all&slips=2#slips')
    expect((await page.radar('slips=2')).slips.rows.length).toBe(5)
    await expect(page.radar('slips=3')).rejects.toMatchObject({ status: 302 })
    expect((await page.linesOf('table=slips&slips=2')).length).toBe(26)
  })
})

describe('what changed', () => {
  it('is told by kind, since last week or four weeks ago', async () => {
    const member = await page.kept(['Laat', 'Klaar', 'Aangesloten', 'Verschoven', 'Later verwacht', 'Gelijk', 'Nieuw'])
    const near = addDays(page.now.today, 30)
    await page.stood(member, 0, 1, {})
    await page.stands(member, 0, { lateCount: 2 })
    await page.stood(member, 1, 1, { completed: total - 1 })
    await page.stands(member, 1, { completed: total })
    await page.stood(member, 2, 1, { completed: total, connectionDay: page.monday(1) })
    await page.stands(member, 2, { completed: total, connectionDay: page.monday(1), isConnected: true })
    await page.stood(member, 3, 1, { connectionDay: near })
    await page.stands(member, 3, { connectionDay: addDays(near, 7) })
    await page.stood(member, 4, 1, { forecast: near })
    await page.stands(member, 4, { forecast: addDays(near, 7) })
    await page.stood(member, 5, 1, { forecast: near, lateCount: 1 })
    await page.stands(member, 5, { forecast: addDays(near, 6), lateCount: 3 })
    await page.stands(member, 6, { lateCount: 5 })
    const { changes } = await page.radar()
    expect(changes.rows.map(({ location, what }) => [location, what])).toEqual([
      ['Laat', 'Nu te laat'],
      ['Klaar', 'Nu klaar'],
      ['Aangesloten', 'Nu aangesloten'],
      ['Verschoven', 'Andere aansluitdag'],
      ['Later verwacht', 'Andere verwachting'],
    ])
    expect(changes.kinds.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
    expect(changes.knownSince).toBeNull()
    expect((await page.radar('kind=target')).changes.rows.map(({ location }) => location)).toEqual(['Verschoven'])
    const longer = (await page.radar('weeks=4')).changes
    expect(longer.rows).toEqual([])
    expect(longer.knownSince).not.toBeNull()
    expect((await page.linesOf('table=changes')).length).toBe(6)
  })
})
