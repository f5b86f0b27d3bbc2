import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { dayOf, formatLongDay, formatWeekdayMonth, inputDay, addDays } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readPlaceRecords } from '#app/persistence/staff/board.server.ts'
import { listStaff } from '#app/persistence/staff/owners.server.ts'
import {
  readHandledAt,
  readWork,
  whoseWork,
  workOrders,
  type WorkFilter,
  type WorkLine,
} from '#app/persistence/staff/today.server.ts'
import { listViews } from '#app/persistence/staff/views.server.ts'
import { workGroups } from '#app/persistence/staff/work-entries.ts'
import { keepFreshEverywhere } from '#app/roadmap/attention/keep.server.ts'
import { groupBy } from '#app/roadmap/flow/group-by.ts'
import { peopleIn, whomToCall, type NamedPerson } from '#app/roadmap/people/people-in.ts'
import { boardAddress } from '../board/filter.ts'
import { colleagueChoices } from '../colleague-choices.server.ts'
import { tickAllAt } from '../row-acts/ticked.server.ts'
import { actAddress, handledIn, workAddress, workFilter } from './filter.server.ts'
import { normOf } from './norms.server.ts'
import { rowOf } from './row.server.ts'

/** How many lines stand on one page. */
const pageSize = 50

/** GET /admin?owner=&kind=&organisation=&region=&q=&sort=&page=: what waits for provider staff today, the longest wait first. */
export async function loadWork({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/today')
  const query = new URL(request.url).searchParams
  const asked = workFilter(query)
  const page = askedPage(query)
  const today = dayOf(Date.now())
  const handledAt = handledIn(query)
  await keepFreshEverywhere({ which: 'empty', places: 'all' }, today)
  const [{ whose, organisations, counts, regions, organisation, lines }, staff, views, handled] = await Promise.all([
    readWork(actor, asked, { today, page, size: pageSize }),
    listStaff(actor),
    listViews(actor),
    handledAt && readHandledAt(actor, handledAt),
  ])
  const filter = { ...asked, owner: whose }
  const everybody = { ...filter, organisation: '' }
  const callFor = await peopleToCall(actor, lines)
  const countOf = (group: (typeof workGroups)[number]) => counts[group] ?? 0
  const all = workGroups.reduce((sum, group) => sum + countOf(group), 0)
  const found = filter.kind === '' ? all : countOf(filter.kind)
  const rows = lines.map((line) => {
    const { organisationId, group } = line
    const all = line.ofCustomer ? workAddress({ ...filter, organisation: organisationId, kind: group }) : null
    return rowOf(line, { person: callFor(line), all }, today, language)
  })
  return {
    day: formatLongDay(today, language),
    all,
    q: filter.q,
    narrowed: {
      ...{ owner: whose, kind: filter.kind, organisation: filter.organisation },
      ...{ region: filter.region ?? '', sort: filter.sort },
    },
    customer:
      organisation === null
        ? null
        : {
            name: organisation,
            board: boardAddress({ organisation: filter.organisation }),
            withoutIt: workAddress({ ...everybody, kind: '' }),
          },
    withoutSearch: filter.q === '' ? null : workAddress({ ...filter, q: '' }),
    owners: whoseWork.map((owner) => ({
      key: owner,
      count: organisations[owner],
      href: workAddress({ ...everybody, owner }),
      isShown: owner === whose,
    })),
    kinds: [
      { key: 'all' as const, count: all, href: workAddress({ ...filter, kind: '' }), isShown: filter.kind === '' },
      ...workGroups.map((kind) => ({
        key: kind,
        count: countOf(kind),
        href: workAddress({ ...filter, kind }),
        isShown: filter.kind === kind,
      })),
    ].filter(({ count, isShown, key }) => count > 0 || isShown || key === 'all'),
    regions: regionChoices(regions, filter),
    orders: workOrders.map((sort) => ({
      key: sort,
      href: workAddress({ ...filter, sort }),
      isShown: sort === filter.sort,
    })),
    groups: workGroups.flatMap((key) => {
      const own = rows.filter(({ group }) => group === key)
      const norm = normOf(key)
      const words = norm && t(`norms.${norm.key}`, { count: norm.days })
      return own.length > 0 ? [{ key, count: countOf(key), norm: words, rows: own }] : []
    }),
    staff: colleagueChoices(staff),
    views: views.map(({ id, name, address }) => ({ id, name, href: address })),
    act: actAddress(filter, page),
    shown: rows.length,
    tickAll: tickAllAt(workAddress(filter, page), query),
    tomorrow: inputDay(addDays(today, 1)),
    handled: handled && handledAt && { ...handledWords(handled, language), at: handledAt.getTime() },
    found: t('found', { count: found }),
    ...pagesOf(page, { total: found, size: pageSize }, (other) => workAddress(filter, other)),
  }
}

export type Work = Awaited<ReturnType<typeof loadWork>>

/** All regions in which something waits, after the choice of none. */
function regionChoices(regions: Awaited<ReturnType<typeof readWork>>['regions'], filter: WorkFilter) {
  const found = regions.map(({ region, count }) => ({ region, count }))
  const isShownOnly = filter.region !== null && found.every(({ region }) => region !== filter.region)
  return [
    { region: null, count: undefined },
    ...found,
    ...(isShownOnly ? [{ region: filter.region, count: 0 }] : []),
  ].map(({ region, count }) => ({
    ...{ key: region === null ? ('all' as const) : (`${region}` as const), count },
    href: workAddress({ ...filter, region }),
    isShown: region === filter.region,
  }))
}

function handledWords({ count, until }: { count: number; until: number | null }, language: Language) {
  const t = textFor(language, 'staff/today')
  if (until === null) return { words: t('handled.done', { count }) }
  return { words: t('handled.later', { count, day: formatWeekdayMonth(until, language) }) }
}

/** Whom to call about each line: from what was filled in by the places on the page alone. */
async function peopleToCall(actor: Actor, lines: readonly WorkLine[]): Promise<(line: WorkLine) => NamedPerson | null> {
  const places = new Map(
    lines.flatMap(({ organisationId, locationIndex }) =>
      [null, locationIndex].map(
        (index) => [`${organisationId} ${index}`, { organisationId, locationIndex: index }] as const,
      ),
    ),
  )
  const { forms } = await readPlaceRecords(actor, [...places.values()])
  const people = new Map(
    [...groupBy(forms, ({ organisationId }) => organisationId)].map(([id, own]) => [id, peopleIn(own)] as const),
  )
  return ({ organisationId, locationIndex }) => whomToCall(people.get(organisationId) ?? [], locationIndex)
}
