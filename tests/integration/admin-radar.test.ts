// @module-tag properties
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readItemPace } from '#app/persistence/organisations/item-pace.server.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { keepFreshEverywhere } from '#app/roadmap/attention/keep.server.ts'
import { quantileCount } from '#app/roadmap/rules/planning/pace.ts'
import { radarTables } from '#app/staff/radar/address.ts'
import { addDays } from '#app/platform/i18n/dates.ts'
import { itemMoments } from '#drizzle/schema/progress.ts'
import { usageLog } from '#drizzle/schema/usage.ts'
import { addOrganisation, locationId, nameApart } from '#tests/support/care-organisation.ts'
import { addHistory } from '#tests/support/history.ts'
import { openRadar } from '#tests/support/radar.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const day = 86_400_000
let page: Awaited<ReturnType<typeof openRadar>>
beforeAll(async () => {
  page = await openRadar()
}, 60_000)
afterAll(() => page.close())
beforeEach(() => page.emptied())

describe('a portal without customers', () => {
  it('has nothing to show, in both languages, and tables of heads alone', async () => {
    for (const language of ['nl', 'en'] as const) {
      const shown = await page.radar('', page.now.admin, language)
      expect([shown.changes.rows, shown.slips.rows, shown.still.rows, shown.fields.rows]).toEqual([[], [], [], []])
      expect(shown.pace.rows.length).toBe(20)
      expect(shown.pace.rows.every(({ days, places }) => days === null && places === 0)).toBe(true)
    }
    for (const table of radarTables) {
      expect((await page.linesOf(`table=${table}`)).length).toBe(table === 'pace' ? 21 : 1)
    }
    await expect(page.linesOf('table=nothing')).rejects.toMatchObject({ status: 404 })
  })

  it('is refused to who is no staff', async () => {
    await expect(page.radar('', { ...page.now.admin, isAdmin: false })).rejects.toMatchObject({ status: 303 })
  })
})

describe('how long a task takes', () => {
  it('is told of five customers or more, and of fewer only how many there are', async () => {
    await addHistory({ customers: 1, days: 30, before: page.now.today })
    const one = (await page.radar()).pace.rows.find(({ task }) => task.startsWith('2.1.1'))
    expect(one).toMatchObject({ days: null, customers: 1, places: 1 })
    expect(await page.linesOf('table=pace')).toContainEqual(expect.stringContaining('te weinig gegevens'))
    await addHistory({ customers: 4, days: 40, before: page.now.today })
    page.nextDay()
    const five = (await page.radar()).pace.rows.find(({ task }) => task.startsWith('2.1.1'))
    expect(five).toEqual({
      task: expect.any(String),
      days: { low: 34, median: 40, high: 40, own: 40 },
      customers: 5,
      places: 5,
    })
  })

  it('is what counting by hand comes to, from when a task could be begun', async () => {
    const spans = fc.record({ first: fc.nat(50), begin: fc.nat(50), took: fc.nat(90) })
    await fc.assert(
      fc.asyncProperty(fc.array(spans, { minLength: 1, maxLength: 12 }), async (places) => {
        await database().execute(sql`truncate item_moments`)
        const { organisationId } = await addOrganisation(['Huis'])
        const from = page.now.today - 400 * day
        const rows = places.flatMap(({ first, begin, took }, n) => {
          const of = { organisationId, place: n.toString(16).padStart(8, '0') }
          const moment = (days: number) => new Date(from + days * day)
          return [
            { ...of, item: 'a', beganAt: moment(0), touchedAt: moment(first), doneAt: moment(first) },
            { ...of, item: 'b', beganAt: moment(begin), touchedAt: moment(begin + took), doneAt: moment(begin + took) },
            { ...of, item: 'c', beganAt: moment(3), touchedAt: moment(9), doneAt: null },
          ]
        })
        await database().insert(itemMoments).values(rows)
        const found = await readItemPace(page.now.today, [{ item: 'b', needed: 'a' }], quantileCount)
        expect(found.map(({ item }) => item)).toEqual(['a', 'b'])
        const byHand = (took: number[]) => {
          const sorted = took.toSorted((one, other) => one - other)
          return Array.from({ length: quantileCount }, (_, at) => {
            const position = (at / (quantileCount - 1)) * (sorted.length - 1)
            const low = sorted[Math.floor(position)] ?? 0
            return low + ((sorted[Math.ceil(position)] ?? 0) - low) * (position - Math.floor(position))
          })
        }
        const expected = [
          byHand(places.map(({ first }) => first)),
          byHand(places.map(({ first, begin, took }) => Math.max(0, begin + took - first))),
        ]
        for (const [at, { quantiles, places: count, customers }] of found.entries()) {
          expect([count, customers]).toEqual([places.length, 1])
          for (const [n, value] of quantiles.entries()) expect(value).toBeCloseTo(expected[at]?.[n] ?? -1, 6)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('where people stop', () => {
  const stopped = (member: Member, item: string, days: number, doneAt: Date | null = null) =>
    database()
      .insert(itemMoments)
      .values({
        ...{ organisationId: member.organisationId, place: locationId(0), item, doneAt },
        ...{ beganAt: new Date(page.now.today - 90 * day), touchedAt: new Date(page.now.today - days * day) },
      })
      .onConflictDoNothing()

  it('are tasks that were begun, are not done and were not touched for two weeks', async () => {
    const member = await page.kept(['Eikenburg'])
    await stopped(member, 'quotation', 20)
    await stopped(member, 'infoletter', 12)
    await stopped(member, 'newsletter', 20, new Date(page.now.today - 20 * day))
    const { still } = await page.radar()
    expect(still.rows).toMatchObject([{ key: 'quotation', places: 1, customers: 1, median: 21, longest: 21 }])
    expect(still.places).toEqual([])
    const there = (await page.radar('item=quotation')).still
    expect(there.places).toMatchObject([{ location: 'Eikenburg' }])
    expect((await page.radar('item=nothing')).still.task).toBeNull()
  })

  it('are fields that were refused, by what the page calls them, and never what was typed', async () => {
    const member = await page.kept(['Eikenburg'])
    const { organisationId, userId } = member
    const refused = (data: string, daysAgo: number) => ({
      ...{ organisationId, userId, logType: 'rejected', amount: 1, data, at: new Date(page.now.today - daysAgo * day) },
    })
    await database()
      .insert(usageLog)
      .values([
        ...[1, 2, 3].map((n) => refused('basic-information contact.email', n)),
        refused('org-information organisation.kvk', 60),
        { ...refused('basic-information contact.email', 1), logType: 'save' },
      ])
    const { fields } = await page.radar('days=28')
    expect(fields.rows).toEqual([
      {
        task: expect.stringContaining('1.1.1'),
        field: expect.stringMatching(/mail/i),
        times: 3,
        people: 1,
        customers: 1,
      },
    ])
    expect((await page.radar()).fields.rows.length).toBe(2)
    expect((await page.linesOf('table=fields&days=28')).length).toBe(2)
  })
})

describe('whose it is', () => {
  it('is what the reader looks after, and everybody’s where that is none; of archived organisations nothing', async () => {
    const [mine, other] = [await page.kept(['Mijn huis']), await page.kept(['Ander huis'])]
    const name = await nameApart(other)
    await assignOwners(page.now.admin, [mine.organisationId], { ownerId: page.now.admin.userId })
    await keepFreshEverywhere({ which: 'stale', places: 'all' }, page.now.today)
    for (const member of [mine, other]) {
      await page.stands(member, 0, { connectionDay: page.now.today, forecast: addDays(page.now.today, 3) })
      await database().insert(usageLog).values({
        organisationId: member.organisationId,
        userId: randomUUID(),
        logType: 'rejected',
        amount: 1,
        data: 'quotation x',
      })
    }
    expect((await page.radar('', await newAdmin())).slips.rows.length).toBe(2)
    const own = await page.radar('days=28')
    expect(own.owners).toMatchObject([
      { key: 'me', count: 1, isShown: true },
      { key: 'all', count: 2, isShown: false },
    ])
    expect(own.slips.rows.map(({ location }) => location)).toEqual(['Mijn huis'])
    expect(JSON.stringify(own)).not.toContain(name)
    const all = await page.radar('owner=all')
    expect(all.slips.rows.length).toBe(2)
    await setArchived(page.now.admin, other.organisationId, true)
    expect((await page.radar('owner=all')).slips.rows.map(({ location }) => location)).toEqual(['Mijn huis'])
  })
})
