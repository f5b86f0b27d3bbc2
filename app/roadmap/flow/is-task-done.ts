import type { Item } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'
import { gatherFacts } from './facts.ts'
import type { Place } from './route.server.ts'
import { sourcesOf } from './sources.ts'

/** Whether a task of a place is done as it stands now. */
export function isTaskDone(place: Place, item: Item): boolean {
  const sources = sourcesOf(place)
  return isCompleted(item.progress(sources.fieldsOf(item.key), gatherFacts(sources)(item)).state)
}
