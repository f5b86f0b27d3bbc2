// @module-tag properties
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { removeOldUsage } from '#app/persistence/cleanup.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { readUsageReport } from '#app/persistence/staff/usage-report.server.ts'
import { keepUsageSums } from '#app/persistence/staff/usage-sums.server.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { usageSums, usageSpans, usageLog, usagePeople, usageTasks } from '#drizzle/schema/usage.ts'
import { countUsage, type Entry } from '#tests/support/counted-usage.ts'
import { openDocumentsPlace } from '#tests/support/documents-place.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let admin: Actor
beforeAll(async () => {
  place = await openDocumentsPlace()
  admin = await newAdmin()
})
afterAll(() => place.close())

const minute = 60_000
const never = new AbortController().signal
const sumUp = () => keepUsageSums(null, never)

const paths = [
  ...['/', '/location/wards', '/location/wards/done', '/location/wifi', '/location/wifi/done/'],
  ...[1, 2].map((n) => `/links/${String(n).repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`),
]
const one = fc.record({
  person: fc.nat(3),
  type: fc.constantFrom('navigation', 'navigation', 'scroll', 'scroll', 'save', 'upload', 'removal', 'rejected'),
  amount: fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000),
  path: fc.constantFrom(...paths),
  minutes: fc.oneof({ weight: 3, arbitrary: fc.nat(40) }, { weight: 1, arbitrary: fc.nat(1500) }),
})
type Done = (typeof one extends fc.Arbitrary<infer Row> ? Row : never)[]

/** Writes a log of two people of each of two organisations that ends half a minute ago, into a database without another. */
async function writeLog(done: Done, now: number): Promise<{ log: Entry[]; people: string[] }> {
  await database().execute(sql`truncate usage_log, usage_spans, usage_sums, usage_people, usage_tasks restart identity`)
  // In the midst of a block the next one begins.
  await database().execute(sql`alter table usage_people alter column number restart with 1022`)
  const people = Array.from({ length: 4 }, () => randomUUID())
  const organisations = [randomUUID(), randomUUID()]
  let left = done.reduce((sum, { minutes }) => sum + minutes, 0)
  const log = done.map(({ person, type, amount, path, minutes }): Entry => {
    left -= minutes
    return {
      ...{ organisationId: organisations[person >> 1] ?? '', userId: people[person] ?? '', logType: type },
      ...{ data: type === 'rejected' ? `form ${path}` : path, amount: type === 'scroll' ? amount : -1 },
      at: new Date(now - left * minute - minute / 2),
    }
  })
  await database().insert(usageLog).values(log)
  return { log, people }
}

/** Erases somebody as `/admin/privacy` does: entries lose their person. */
const erase = (userId: string) =>
  database()
    .update(usageLog)
    .set({ userId: null })
    .where(sql`user_id = ${userId}`)

/** The database divides in another way in the last digit. */
const inMinutes = <Report extends { durations: { hours: number | null }[] }>(report: Report) => ({
  ...report,
  durations: report.durations.map((row) => ({ ...row, hours: row.hours === null ? null : Math.round(row.hours * 60) })),
})

it('is what is counted from the log: after any use and any erasure, for any period', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 40 }),
      fc.array(fc.nat(3), { maxLength: 2 }),
      fc.tuple(fc.nat(12), fc.nat(4)),
      async (done, erased, [before, after]) => {
        const now = Date.now()
        const { log, people } = await writeLog(done, now)
        const days = { from: new Date(addDays(dayOf(now), -before)), to: new Date(addDays(dayOf(now), after - 3)) }
        const compare = async () => {
          for (const organisationId of [null, log[0]?.organisationId ?? '']) {
            const asked = { ...days, organisationId }
            expect(inMinutes(await readUsageReport(admin, asked))).toEqual(inMinutes(countUsage(log, asked, now)))
          }
        }
        await Promise.all([sumUp(), sumUp()])
        await compare()
        for (const which of erased) {
          await erase(people[which] ?? '')
          for (const entry of log) if (entry.userId === people[which]) entry.userId = null
          await compare()
        }
        await sumUp()
        await compare()
        const numbered = (await database().select().from(usagePeople)).map(({ userId }) => userId)
        expect(numbered.filter((userId) => !log.some((entry) => entry.userId === userId))).toEqual([])
      },
    ),
    { numRuns: 40 },
  )
})

describe('days that are over', () => {
  const day = 24 * 60
  const did = { person: 0, type: 'navigation', amount: 0, path: '/', minutes: day } as const
  const wholePeriod = () => {
    const today = dayOf(Date.now())
    return { from: new Date(addDays(today, -30)), to: new Date(today), organisationId: null }
  }

  it('are not read from the log again, and today is', async () => {
    const { log } = await writeLog([did, { ...did, minutes: 3 * day }, { ...did, minutes: 3 * day }], Date.now())
    expect(await sumUp()).toBeGreaterThan(3)
    expect(await sumUp()).toBe(0)
    const counted = countUsage(log, wholePeriod(), Date.now())
    await database().execute(sql`alter table usage_log disable trigger user`)
    await database().execute(sql`delete from usage_log where at < now() - interval '2 days'`)
    await database().execute(sql`alter table usage_log enable trigger user`)
    expect((await readUsageReport(admin, wholePeriod())).weeks).toEqual(counted.weeks)
    expect((await readUsageReport(admin, wholePeriod())).pages).toEqual([{ path: '/', views: 3, people: 1 }])
  })

  it('wait for who is being erased', async () => {
    const { people } = await writeLog([did, { ...did, person: 1, minutes: 3 * day }], Date.now())
    let summed: Promise<number> | undefined
    await database().transaction(async (tx) => {
      await tx
        .update(usageLog)
        .set({ userId: null })
        .where(sql`user_id = ${people[0]}`)
      summed = sumUp()
      const isWaiting = async () =>
        (await database().execute(sql`select 1 from pg_locks where not granted and relation = 'usage_spans'::regclass`))
          .length
      await expect.poll(isWaiting).toBe(1)
    })
    await summed
    expect((await readUsageReport(admin, wholePeriod())).pages).toEqual([{ path: '/', views: 1, people: 1 }])
  })

  it('go with their entries; that a task was opened is still known, and not opened for the first time again', async () => {
    const task = { ...did, path: '/location/wards' }
    await writeLog(
      [task, { ...task, person: 1, minutes: 5 * day }, { ...task, minutes: 5 * day }],
      Date.now() - 60 * minute,
    )
    await sumUp()
    expect(await removeOldUsage(3)).toBe(2)
    const cut = dayOf(Date.now() - 3 * day * minute)
    const kept = [...(await database().select().from(usageSpans)), ...(await database().select().from(usageSums))]
    expect(kept.filter((row) => Date.parse(row.day) <= cut)).toEqual([])
    expect(await database().select().from(usagePeople)).toHaveLength(1)
    expect(await database().select().from(usageTasks)).toMatchObject([{ item: '/location/wards', openedAt: null }])
    const report = await readUsageReport(admin, wholePeriod())
    expect([report.pages, report.durations]).toEqual([[{ path: '/location/wards', views: 1, people: 1 }], []])
    await keepUsageSums(3, never)
    expect(await readUsageReport(admin, wholePeriod())).toEqual(report)
  })
})
