import { z } from 'zod'
import { states, type State } from '../rules/progress.ts'

/**
 * Who has to act: the people of the place, a colleague of theirs who was given the task, somebody who came by a link, the provider,
 * another task that has to be done first, or nobody. The names are part of the API.
 */
export const holders = ['us', 'colleague', 'guest', 'provider', 'task', 'nobody'] as const
export type Holder = (typeof holders)[number]

/** What people see of a task in place of its state; the names are part of the API. */
export const shownStates = ['open', 'busy', 'returned', 'waits', 'done', 'checked', 'not-needed'] as const
export type Shown = (typeof shownStates)[number]

/** One thing that a task still needs, and who has to see to it. */
export type Need = {
  /** An answer is also one that somebody waits for: to a question, or about what they were asked to look at. */
  kind: 'field' | 'document' | 'signature' | 'answer'
  holder: Exclude<Holder, 'nobody'>
  /** Where it is filled in or given; null for what has no field. */
  at: { page: string; path: string } | null
  /** The colleague or the guest; the id is that of an account. */
  who: { name: string; id: string | null } | null
  /** The id of the link, document or assignment it is about, or the key of the task that comes first. */
  subject: string | null
  /** Calendar date since which they have it; null where that is not known. */
  since: number | null
}

/** Where one task stands: its state by the rules, and beside it who has to act. */
export type Standing = {
  /** The key of the task. */
  item: string
  state: State
  shown: Shown
  holder: Holder
  who: Need['who']
  subject: string | null
  /** Calendar date since which they have it; null where that is not known, or nobody has. */
  since: number | null
  /** Everything that is missing: what its holder has to do first. */
  needs: Need[]
}

/** A standing as it is kept: who has something to do for the task, without each of it. */
export type KeptStanding = Omit<Standing, 'needs'> & {
  /** Everybody who has something to do for it, the holder among them. */
  holders: Need['holder'][]
}

/** What is kept of a standing. */
export const standingToKeep = ({ needs, ...standing }: Standing): KeptStanding => ({
  ...standing,
  holders: [...new Set(needs.map(({ holder }) => holder))],
})

const shape = z.object({
  item: z.string(),
  state: z.enum(states),
  shown: z.enum(shownStates),
  holder: z.enum(holders),
  who: z.object({ name: z.string(), id: z.string().nullable() }).nullable(),
  subject: z.string().nullable(),
  since: z.number().nullable(),
  holders: z.array(z.enum(holders).exclude(['nobody'])),
})

/** Standings as they were kept; one of a shape that these rules do not know, made by a newer server, is left out. */
export const standingsIn = (kept: readonly unknown[]): KeptStanding[] =>
  kept.flatMap((one) => shape.safeParse(one).data ?? [])
