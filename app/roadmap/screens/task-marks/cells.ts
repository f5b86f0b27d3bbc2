import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import type { State } from '#app/roadmap/rules/progress.ts'
import type { Mark } from './marks.tsx'

const items = numberedItems(roadmaps.location)

/** What there is to say of a task apart from how far it is. @property item the key of the item */
export type TaskSign = { item: string | null; kind: string }

/**
 * What each task of a location says: what came back before what is late, and both before whom it waits for and how far it is.
 * @param states in the order of the route card
 */
export function cellsOf(states: readonly State[], signs: readonly TaskSign[]): Mark[] {
  const kindsOf = new Map<string, Set<string>>()
  for (const { item, kind } of signs) if (item !== null) kindsOf.set(item, (kindsOf.get(item) ?? new Set()).add(kind))
  return states.map((state, at) => {
    const kinds = kindsOf.get(items[at]?.item.key ?? '')
    if (kinds?.has('sent-back')) return 'returned'
    if (kinds?.has('late')) return 'late'
    return kinds?.has('waits-for-outsider') ? 'waiting' : state
  })
}
