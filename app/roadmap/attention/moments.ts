import type { ItemMoment } from '#app/persistence/organisations/location-progress-columns.ts'
import { roadmaps } from '../registry.ts'
import { isCompleted, type State } from '../rules/progress.ts'
import { numberedItems } from '../rules/roadmap.ts'
import type { KnownPlace } from './known-place.ts'

const items = { organisation: numberedItems(roadmaps.organisation), location: numberedItems(roadmaps.location) }

/**
 * When the tasks of a place were begun, saved last and done, as far as that can be told today: a task that is done was done
 * by what was saved of it last.
 * @param states of its tasks, in order
 */
export function momentsOf(known: KnownPlace, states: readonly State[]): ItemMoment[] {
  return items[known.location ? 'location' : 'organisation'].flatMap(({ item }, at) => {
    const [touched, state] = [known.touchedOf(item.key), states[at] ?? 'none']
    if (!touched) return []
    const { first, last } = touched
    return [
      {
        ...{ item: item.key, beganAt: state === 'none' ? null : first, touchedAt: last },
        doneAt: isCompleted(state) ? last : null,
      },
    ]
  })
}
