import { withQuery } from '#app/frame/with-query.ts'
import type { SharePurpose } from '#app/share/purposes.ts'

/** The address of the page that asks for a link to a task; without a purpose it asks for whom the link is. */
export function newLinkAddress(itemKey: string, locationIndex: number | null, purpose?: SharePurpose): string {
  const query = new URLSearchParams({ item: itemKey })
  if (locationIndex !== null) query.set('location', String(locationIndex))
  if (purpose) query.set('purpose', purpose)
  return `/links/new?${query}`
}

/** Which links can be asked for. */
export const sentStates = ['open', 'waiting', 'ended'] as const

type Query = { state: string; organisation: string; page: number }

/** The address of a list of links; '' for all. */
export const listAddress = (list: string, query: Query): string => withQuery(list, query)
