import { withQuery } from '#app/platform/frame/with-query.ts'

/** Whose organisations the page can show. */
export const radarOwners = ['me', 'all'] as const
/** Since the Monday of how many weeks ago changes are told. */
export const radarWeeks = ['1', '4'] as const
/** Over how many days refused fields are counted. */
export const radarDays = ['28', '91', '365'] as const
/** What can have changed of a location. */
export const radarKinds = ['late', 'ready', 'connected', 'target', 'forecast'] as const
/** The questions of the page, in its order; each is a table of its own too. */
export const radarTables = ['changes', 'slips', 'pace', 'still', 'fields'] as const
/** Lists that have pages of their own, by their name in the address. */
export const radarLists = ['changes', 'slips', 'places', 'fields'] as const

export type RadarTable = (typeof radarTables)[number]
export type RadarList = (typeof radarLists)[number]

/** What an address asks for; '' is no choice. */
export type RadarQuery = {
  owner: '' | (typeof radarOwners)[number]
  weeks: (typeof radarWeeks)[number]
  days: (typeof radarDays)[number]
  kind: '' | (typeof radarKinds)[number]
  /** The key of an item of which is shown where it stands still. */
  item: string
  /** The page of each list. */
  at: Readonly<Record<RadarList, number>>
}

const chosen = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((one) => one === text)

const pageIn = (text: string | null): number => Math.min(100_000, Math.max(1, Number.parseInt(text ?? '1', 10) || 1))

/**
 * What an address asks for; what makes no sense is passed over.
 * @param items the keys of all items
 */
export function radarQuery(query: URLSearchParams, items: readonly string[]): RadarQuery {
  return {
    owner: chosen(radarOwners, query.get('owner')) ?? '',
    weeks: chosen(radarWeeks, query.get('weeks')) ?? '1',
    days: chosen(radarDays, query.get('days')) ?? '91',
    kind: chosen(radarKinds, query.get('kind')) ?? '',
    item: chosen(items, query.get('item')) ?? '',
    at: {
      ...{ changes: pageIn(query.get('changes')), slips: pageIn(query.get('slips')) },
      ...{ places: pageIn(query.get('places')), fields: pageIn(query.get('fields')) },
    },
  }
}

/** Its parts; what goes without saying is left out. */
function partsOf({ weeks, days, at, ...rest }: RadarQuery): Record<string, string> {
  const pages = Object.entries(at).map(([list, page]): [string, string] => [list, page === 1 ? '' : String(page)])
  return { ...rest, weeks: weeks === '1' ? '' : weeks, days: days === '91' ? '' : days, ...Object.fromEntries(pages) }
}

/** The address of the page, at what it says of one question. */
export const radarAddress = (query: RadarQuery, table: RadarTable | '' = ''): string =>
  withQuery('/admin/radar', partsOf(query)) + (table === '' ? '' : `#${table}`)

/** The address of one table as a file for spreadsheets, with the same filter. */
export const radarFileAddress = (query: RadarQuery, table: RadarTable): string =>
  withQuery('/admin/radar/csv', { table, ...partsOf({ ...query, at: firstPages }) })

/** Where every list begins. */
export const firstPages: RadarQuery['at'] = { changes: 1, slips: 1, places: 1, fields: 1 }
