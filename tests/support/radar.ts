import { and, eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { keepFreshEverywhere } from '#app/roadmap/attention/keep.server.ts'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { loader as csv } from '#app/staff/radar/pages/csv.ts'
import { loader } from '#app/staff/radar/pages/home.tsx'
import { locationProgress, placeMoments } from '#drizzle/schema/progress.ts'
import { addOrganisation, locationId } from './care-organisation.ts'
import { openDocumentsPlace } from './documents-place.ts'
import { contextOfStaff } from './library.ts'
import { newAdmin } from './tenant.ts'

/** How a location stands, or stood. */
export type Stood = {
  completed: number
  total: number
  lateCount: number
  connectionDay: number | null
  forecast: number | null
}

/** How many tasks a location has, and so how many are completed at one that is done. */
export const total = numberedItems(roadmaps.location).length

const usual: Stood = { completed: 3, total, lateCount: 0, connectionDay: null, forecast: null }
const iso = (at: number) => new Date(at).toISOString().slice(0, 10)
const columns = ({ connectionDay, forecast, ...rest }: Stood) => ({
  ...rest,
  connectionDay: connectionDay === null ? null : iso(connectionDay),
  forecast: forecast === null ? null : iso(forecast),
})

/** A database of its own with the radar as a page, on a day that can be moved on. */
export async function openRadar() {
  const place = await openDocumentsPlace()
  const now = { today: dayOf(Date.now()), admin: await newAdmin() }
  const ask = (query: string, by: Actor, language: 'nl' | 'en') => ({
    request: new Request(`http://localhost/admin/radar?${query}`),
    context: { ...contextOfStaff(by), language },
    params: {},
  })
  const monday = (weeks: number) => addDays(now.today, -((new Date(now.today).getUTCDay() + 6) % 7) - 7 * weeks)
  return {
    now,
    monday,
    radar: (query = '', by = now.admin, language: 'nl' | 'en' = 'nl') => loader(ask(query, by, language)),
    linesOf: async (query: string) => (await (await csv(ask(query, now.admin, 'nl'))).text()).trim().split('\r\n'),
    /** The next day: how long tasks take is read once a day. */
    nextDay() {
      now.today = addDays(now.today, 1)
      vi.useFakeTimers({ toFake: ['Date'], now: now.today + 12 * 3_600_000 })
    },
    /** The next day, without customers, for somebody who looks after none. */
    async emptied() {
      this.nextDay()
      await database().execute(sql`truncate organisations, usage_log cascade`)
      now.admin = await newAdmin()
    },
    async kept(names: readonly string[]): Promise<Member> {
      const member = await addOrganisation(names)
      await keepFreshEverywhere({ which: 'stale', places: 'all' }, now.today)
      return member
    },
    /** As if a location stands so today. */
    stands: (
      { organisationId }: Member,
      index: number,
      { isConnected = false, ...then }: Partial<Stood> & { isConnected?: boolean },
    ) =>
      database()
        .update(locationProgress)
        .set({ ...columns({ ...usual, ...then }), isConnected })
        .where(and(eq(locationProgress.organisationId, organisationId), eq(locationProgress.locationIndex, index))),
    /** As if it stood so when a week began. */
    stood: ({ organisationId }: Member, index: number, weeks: number, then: Partial<Stood>) =>
      database()
        .insert(placeMoments)
        .values({
          ...{ organisationId, place: locationId(index), week: iso(monday(weeks)) },
          ...columns({ ...usual, ...then }),
        }),
    async close() {
      vi.useRealTimers()
      await place.close()
    },
  }
}
