import type { Holder } from '../standing/standing.ts'
import type { Finding, Kind } from './entry.ts'

/** What only tells something. */
const news: ReadonlySet<Kind> = new Set<Kind>(['accepted', 'appointment'])

/** What asks the people of the place to look, whoever has to act for its task. */
const toLookAt: ReadonlySet<Kind> = new Set<Kind>(['answer', 'given-back', 'date-advice'])

/**
 * Who has to act on what was found: whoever its task waits for.
 * @param holderOf of a task of the place, by its key; undefined for one of elsewhere
 */
export function holderOfFinding(
  { for: reader, kind, item }: Finding,
  holderOf: (item: string) => Holder | undefined,
): Holder {
  if (reader === 'staff' || reader === 'owner') return 'provider'
  if (news.has(kind)) return 'nobody'
  if (toLookAt.has(kind)) return 'us'
  return (item === null ? undefined : holderOf(item)) ?? 'us'
}
