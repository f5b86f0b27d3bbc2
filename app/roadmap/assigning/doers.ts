import { assignedReasons } from '../attention/assigned.ts'
import type { Entry } from '../attention/entry.ts'

/** Who does a task that is not done yet. */
export type Doer = {
  /** Of the assignment; of somebody without an account, of their link. */
  id: string
  /** The id of their account; null where they have none, and do it by a link. */
  userId: string | null
  name: string
  /** True while they did not say that they do it. */
  isNew: boolean
  /** Who gave it to them, and the words that came along. */
  giver: string
  note: string
  /** Calendar date on which it should be done, as its giver wishes or the plan says; null where none is known. */
  due: number | null
}

/** Who does which task, by the keys of tasks; of tasks that nobody was given there is nobody. */
export type Doers = ReadonlyMap<string, Doer>

/** Reads from the entries of a place, and of its organisation as a whole, who does what. */
export const doersIn = (entries: readonly Entry[]): Doers =>
  new Map(
    entries.flatMap((entry) => {
      const { kind, for: reader, item, subject, due, reason } = entry
      if (kind !== 'assigned' || reader !== 'assignee' || item === null || subject === null) return []
      const { name = '', assignee = '', giver = '', note = '' } = reason.values
      const doer: Doer = {
        ...{ id: subject, userId: String(assignee) || null, name: String(name), due },
        ...{ isNew: reason.key === assignedReasons.new, giver: String(giver), note: String(note) },
      }
      return [[item, doer] as const]
    }),
  )

/** Whose tasks are shown: those of the reader, those of nobody. */
export const whose = ['all', 'me', 'nobody'] as const
export type Whose = (typeof whose)[number]

/** Which an address asks for; what it does not know is all. */
export const askedWhose = (query: URLSearchParams): Whose => whose.find((one) => one === query.get('who')) ?? 'all'

/** Whether a task that is not done is one of those. */
export function isWhose(asked: Whose, doer: Doer | undefined, userId: string): boolean {
  if (asked === 'all') return true
  return asked === 'me' ? doer?.userId === userId : doer === undefined
}
