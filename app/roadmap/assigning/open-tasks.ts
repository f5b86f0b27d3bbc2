import type { KeptTasks } from '#app/persistence/assignments/kept-tasks.server.ts'
import { entriesIn } from '../attention/kept-shapes.ts'
import { roadmaps } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { dueDay } from '../rules/planning/due-dates.ts'
import { isCompleted, states, type State } from '../rules/progress.ts'
import { numberedItems } from '../rules/roadmap.ts'
import { doersIn, type Doer } from './doers.ts'

/** A task of an organisation, or of one of its locations, that is not done. */
export type OpenTask = {
  /** Null for a task of the organisation as a whole. */
  locationIndex: number | null
  /** Of the location; '' for the organisation as a whole. */
  place: string
  item: Item
  number: string
  state: State
  /** Calendar date by which it should be done, as the plan says or its giver wishes; null where none is known. */
  due: number | null
  /** Null where nobody does it. */
  doer: Doer | null
}

const items = { organisation: numberedItems(roadmaps.organisation), location: numberedItems(roadmaps.location) }

/** The tasks that are not done of what is kept of places, those that should be done first in front. */
export const openTasks = (kept: readonly KeptTasks[]): OpenTask[] => kept.flatMap(openAt).sort(byDue)

function openAt({ locationIndex, name, states: kept, connectionDay, entries }: KeptTasks): OpenTask[] {
  // Of a place of which nothing is kept yet nothing is known.
  if (kept.length === 0) return []
  const doers = doersIn(entriesIn(entries))
  return items[locationIndex === null ? 'organisation' : 'location'].flatMap(({ item, number }, at) => {
    const state = states.find((one) => one === kept[at]) ?? 'none'
    if (isCompleted(state)) return []
    const doer = doers.get(item.key) ?? null
    const due = doer?.due ?? (connectionDay === null ? null : dueDay(item, connectionDay))
    const place = locationIndex === null ? '' : name
    return [{ locationIndex, place, item, number, state, due, doer }]
  })
}

const byDue = (one: OpenTask, other: OpenTask): number =>
  (one.due ?? Infinity) - (other.due ?? Infinity) || (one.locationIndex ?? -1) - (other.locationIndex ?? -1)

/** Whose tasks a list shows: 'me', 'nobody', 'link' for people without an account, or the id of an account. */
export const isOf = (who: string, { doer }: Pick<OpenTask, 'doer'>, userId: string): boolean => {
  if (who === 'nobody') return doer === null
  if (who === 'link') return doer !== null && doer.userId === null
  return doer !== null && doer.userId === (who === 'me' ? userId : who)
}
