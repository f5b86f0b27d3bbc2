import { allItems } from '../../registry.ts'
import { dueDay } from '../../rules/planning/due-dates.ts'
import { isCompleted, type State } from '../../rules/progress.ts'
import type { Item, RoadmapName } from '../../rules/item.ts'

type Dated = { index: number | null; connectionDay: number | null; states: readonly State[] }
/** A task that is not done, at a place. */
export type OpenTask<Place> = { place: Place; item: Item }

const itemsOf = (roadmap: RoadmapName): Item[] =>
  allItems.flatMap(({ item }) => (item.roadmap === roadmap ? [item] : []))
const items = { organisation: itemsOf('organisation'), location: itemsOf('location') }

/**
 * Which tasks should be done by which day, of all places together, so that a calendar has one line for each day.
 * @param since calendar date; what should have been done before it is left out
 * @returns by calendar date, in the order of time
 */
export function dueDays<Place extends Dated>(places: readonly Place[], since: number): Map<number, OpenTask<Place>[]> {
  const byDay = new Map<number, OpenTask<Place>[]>()
  for (const place of places) {
    const { index, connectionDay, states } = place
    if (connectionDay === null) continue
    for (const [at, item] of items[index === null ? 'organisation' : 'location'].entries()) {
      if (isCompleted(states[at] ?? 'none')) continue
      const day = dueDay(item, connectionDay)
      if (day < since) continue
      const tasks = byDay.get(day) ?? []
      tasks.push({ place, item })
      byDay.set(day, tasks)
    }
  }
  return new Map([...byDay].sort(([one], [other]) => one - other))
}
