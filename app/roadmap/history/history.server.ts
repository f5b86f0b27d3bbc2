import type { LoaderFunctionArgs } from '@remix-run/node'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { formatMoment, formatTime } from '#app/platform/i18n/moments.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { readAssignments } from '#app/persistence/assignments/assignments.server.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { readHistory, type HistoryEntry, type HistoryPlace } from '#app/persistence/forms/history.server.ts'
import { assignmentLines } from '../assigning/history-lines.server.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { pageAddress } from '../flow/addresses.ts'
import { byWhom } from './by-whom.server.ts'
import { historyWords } from './history-words.server.ts'
import { gatherFacts } from '../flow/facts.ts'
import { itemAt } from '../flow/item-at.ts'
import { readRoute, type Place } from '../flow/route.server.ts'
import { sourcesOf } from '../flow/sources.ts'
import { canUndo, undoState, type UndoState } from './undo.ts'
import { itemTitle } from '../flow/words.server.ts'

/** How many changes stand on one page. */
const pageSize = 50

/** A changed field in words. */
export type ChangeOnPage = {
  id: number
  label: string
  kind: 'set' | 'added' | 'removed'
  /** Null where nothing was filled in. */
  from: string | null
  to: string | null
  canUndo: boolean
  /** Where it stands, or why it cannot be undone; null where there is nothing to say. */
  note: string | null
}

/** What was saved at once, or the part of it that stands on this page. */
export type SaveOnPage = {
  version: number
  /** The day in full, and the time on it. */
  day: string
  time: string
  /** Both in short, for who hears of one change by itself. */
  when: string
  who: string
  /** Why, in the words of who changed it; null where nobody said. */
  reason: string | null
  changes: ChangeOnPage[]
}

/** The loader of the page that tells who changed what in an item, newest first. Two queries beside those of the route. */
export async function loadHistory(args: LoaderFunctionArgs) {
  const item = itemAt(args.request)
  const route = await readRoute(args, item.roadmap)
  const query = new URL(args.request.url).searchParams
  const address = pageAddress(item, 'history', route.location?.index ?? null)
  const { language } = args.context
  const page = await historyOf(route.member, route, item, { query, address, language })
  const task = { item: item.key, locationIndex: route.location?.index ?? null }
  // It stands with the newest changes, which are looked at first.
  const assigned = page.newer || page.newest ? [] : await readAssignments(route.member, task)
  const heading = textFor(language, 'roadmap/assigning')('history.heading')
  return { ...page, assigned: { heading, lines: assignmentLines(assigned, language) } }
}

type HistoryQuery = { query: URLSearchParams; address: string; language: Language }

/**
 * A page of the history of an item, for anyone who may see it.
 * @param asked the query says which page of it; the address is that of the newest
 */
export async function historyOf(
  tenant: Tenant,
  route: Place,
  item: Item,
  { query, address: newest, language }: HistoryQuery,
) {
  const locationIndex = route.location?.index ?? null
  const place = placeIn(query)
  const found = await readHistory(tenant, { formType: item.key, locationIndex }, place, pageSize + 1)
  const hasMore = found.length > pageSize
  const shown = place?.direction === 'newer' ? found.slice(-pageSize) : found.slice(0, pageSize)
  const address = (direction: HistoryPlace['direction'], entry: HistoryEntry | undefined): string | null =>
    entry ? addressOf(newest, { direction, version: entry.version, id: entry.id }) : null
  const stored = route.forms.get(item.key)
  const current = { fields: item.read(stored?.fields), lockedPages: lockedPages(item, route) }
  const t = textFor(language, 'roadmap/flow')
  return {
    title: t('history.title', { item: itemTitle(item, language) }),
    saves: savesOf(item, current, shown, language),
    older: place?.direction === 'newer' || hasMore ? address('older', shown.at(-1)) : null,
    newer: place?.direction === 'older' || (place && hasMore) ? address('newer', shown[0]) : null,
    newest: place && newest,
    version: stored?.version ?? 0,
    locationId: route.location?.id ?? null,
  }
}

/** The pages of an item that cannot be filled in now, by what else is known. */
export function lockedPages(item: Item, route: Place): string[] {
  const asking = item.pages.filter((page) => item.asksFacts(page))
  if (asking.length === 0) return []
  const sources = sourcesOf(route)
  const facts = gatherFacts(sources)(item)
  return asking.filter((page) => item.isLocked(page, sources.fieldsOf(item.key), facts))
}

/** The address of a part of the history. */
const addressOf = (newest: string, place: HistoryPlace): string =>
  `${newest}${newest.includes('?') ? '&' : '?'}${place.direction}=${place.version}-${place.id}`

/** The part that an address asks for, such as `?older=12-345`; null for the newest, also where it makes no sense. */
function placeIn(query: URLSearchParams): HistoryPlace | null {
  for (const direction of ['older', 'newer'] as const) {
    const [, version, id] = /^(\d{1,9})-(\d{1,15})$/.exec(query.get(direction) ?? '') ?? []
    if (version !== undefined && id !== undefined) return { direction, version: Number(version), id: Number(id) }
  }
  return null
}

type Current = { fields: Fields; lockedPages: readonly string[] }

/** Changes of one save stand together. */
function savesOf(item: Item, current: Current, entries: readonly HistoryEntry[], language: Language): SaveOnPage[] {
  const t = anyTextFor(language, 'roadmap/flow')
  const words = historyWords(item, current.fields, language)
  const saves: SaveOnPage[] = []
  for (const { version, reason, at, ...change } of entries) {
    const state = undoState(item, current.fields, change, current.lockedPages)
    const line = { id: change.id, ...words(change), canUndo: canUndo(state), note: noteOf(state) }
    const last = saves.at(-1)
    if (last?.version === version) last.changes.push(line)
    else
      saves.push({
        version,
        day: formatLongDay(dayOf(at.getTime()), language),
        time: formatTime(at.getTime(), language),
        when: formatMoment(at.getTime(), language),
        who: byWhom(change, language),
        reason,
        changes: [line],
      })
  }
  return saves

  function noteOf(state: UndoState): string | null {
    return state === 'ready' ? null : t(`history.states.${state}`)
  }
}
