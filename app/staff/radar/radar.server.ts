import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Actor } from '#app/persistence/actor.ts'
import { stillDays } from '#app/persistence/staff/board-sql.ts'
import { readRadarPlaces } from '#app/persistence/staff/radar-places.server.ts'
import { readRejectedFields, readStandingStill } from '#app/persistence/staff/radar-stops.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { addDays, dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { paceOfAll } from '#app/roadmap/attention/pace.server.ts'
import { allItems } from '#app/roadmap/registry.ts'
import { fewestCustomers } from '#app/roadmap/rules/planning/pace.ts'
import { boardAddress } from '../board/filter.ts'
import { keptLocations } from '../board/kept-locations.server.ts'
import {
  firstPages,
  radarAddress,
  radarDays,
  radarFileAddress,
  radarKinds,
  radarOwners,
  radarQuery,
  radarWeeks,
  type RadarList,
  type RadarQuery,
  type RadarTable,
} from './address.ts'
import { changeRows, fieldRows, paceRows, slipRows, stillRows, stoppedRows } from './rows.server.ts'

/** Rows of a list on a page. */
const pageSize = 20

/** What an address asks for. */
export const askedOf = (request: Request): RadarQuery =>
  radarQuery(
    new URL(request.url).searchParams,
    allItems.map(({ item }) => item.key),
  )

/** The Monday of so many weeks ago; both are calendar dates. */
function mondayOf(today: number, weeksAgo: number): number {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return addDays(today, -sinceMonday - 7 * weeksAgo)
}

/** Reads what the page and its tables show; five queries, whatever there is. @param size rows of each list */
export async function readRadar(actor: Actor, query: RadarQuery, size: number) {
  const today = dayOf(Date.now())
  await keptLocations(today)
  const { owner, at, item } = query
  const on = (list: RadarList) => ({ page: at[list], size })
  const since = mondayOf(today, Number(query.weeks))
  const [places, still, fields, pace] = await Promise.all([
    readRadarPlaces(actor, {
      ...{ owner, since, kind: query.kind, slips: on('slips'), changes: on('changes') },
      ...{ lastWeek: mondayOf(today, 1), lastMonth: mondayOf(today, 4) },
    }),
    readStandingStill(actor, { owner, item, today, ...on('places') }),
    readRejectedFields(actor, { owner, from: addDays(today, 1 - Number(query.days)), ...on('fields') }),
    paceOfAll(today),
  ])
  return { places, still, fields, pace, since }
}

/**
 * GET /admin/radar?owner=&weeks=&days=&kind=&item=&changes=&slips=&places=&fields=: how long tasks take, which locations
 * slip, where people stop and what changed; the last four are pages of lists.
 */
export async function loadRadar({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const asked = askedOf(request)
  const { places, still, fields, pace, since } = await readRadar(actor, asked, pageSize)
  const query: RadarQuery = { ...asked, owner: places.whose }
  const stopped = still.items.find(({ item }) => item === query.item)?.places ?? 0
  const listed = (list: RadarList, total: number, table: RadarTable) =>
    pagesOf(query.at[list], { total, size: pageSize }, (page) =>
      radarAddress({ ...query, at: { ...query.at, [list]: page } }, table),
    )
  const choices = <Value extends string>(
    values: readonly Value[],
    change: (value: Value) => Partial<RadarQuery>,
    now: string,
  ) =>
    values.map((key) => ({
      key,
      href: radarAddress({ ...query, at: firstPages, ...change(key) }),
      isShown: key === now,
    }))
  const file = (table: RadarTable) => radarFileAddress(query, table)
  const pacing = paceRows(pace, language)
  return {
    owners: choices(radarOwners, (owner) => ({ owner }), query.owner).map((one) => ({
      ...one,
      count: places.owners[one.key],
    })),
    weeks: choices(radarWeeks, (weeks) => ({ weeks }), query.weeks),
    days: choices(radarDays, (days) => ({ days }), query.days),
    changes: {
      since: formatDay(since, language),
      knownSince:
        places.knownSince !== null && places.knownSince > since ? formatDay(places.knownSince, language) : null,
      kinds: radarKinds.map((key) => ({
        key,
        count: places.counts[key],
        // What is chosen already is let go of.
        href: radarAddress({ ...query, at: firstPages, kind: query.kind === key ? '' : key }, 'changes'),
        isShown: query.kind === key,
      })),
      rows: changeRows(places.changes, language),
      pages: listed('changes', places.changeCount, 'changes'),
      file: file('changes'),
    },
    slips: {
      rows: slipRows(places.slips, language),
      board: boardAddress({ owner: query.owner, show: 'slips' }),
      pages: listed('slips', places.slipCount, 'slips'),
      file: file('slips'),
    },
    pace: { rows: pacing, fewest: fewestCustomers, file: file('pace') },
    still: {
      days: stillDays,
      rows: stillRows(still.items, language).map((row) => ({
        ...row,
        href: radarAddress({ ...query, item: row.key, at: firstPages }, 'still'),
      })),
      task: stillRows(still.items, language).find(({ key }) => key === query.item)?.task ?? null,
      places: stoppedRows(still.places, language),
      pages: listed('places', stopped, 'still'),
      file: file('still'),
    },
    fields: {
      rows: fieldRows(fields.fields, language),
      pages: listed('fields', fields.count, 'fields'),
      file: file('fields'),
    },
  }
}

export type Radar = Awaited<ReturnType<typeof loadRadar>>
