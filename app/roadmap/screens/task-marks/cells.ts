import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import type { State } from '#app/roadmap/rules/progress.ts'
import type { KeptStanding, Shown } from '#app/roadmap/standing/standing.ts'
import type { Mark } from './marks.tsx'

const items = numberedItems(roadmaps.location)

/** What is said of a task that is not late. */
const markOf: Readonly<Record<Shown, Mark>> = {
  ...{ open: 'none', busy: 'busy', returned: 'returned', waits: 'waiting', done: 'done', checked: 'confirmed' },
  'not-needed': 'not-needed',
}

/** What is known of the tasks of a location. */
export type Told = {
  /** In the order of the route card. */
  states: readonly State[]
  standings: readonly KeptStanding[]
  /** The keys of those that are late. */
  late: ReadonlySet<string>
}

/** What each task of a location says, in order: what came back before what is late, and both before where it stands. */
export function cellsOf({ states, standings, late }: Told): Mark[] {
  const shown = new Map(standings.map((one) => [one.item, one.shown]))
  return states.map((state, at) => {
    const key = items[at]?.item.key ?? ''
    const how = shown.get(key)
    if (how !== 'returned' && late.has(key)) return 'late'
    return how === undefined ? state : markOf[how]
  })
}
