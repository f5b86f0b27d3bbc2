import type { Locator, Page } from '@playwright/test'
import type { Member } from '#app/persistence/actor.ts'

/** How far a task is, in the words of the API. */
export type State = 'none' | 'busy' | 'done' | 'confirmed'

/** What a reader does on a page. */
export type Fill = (page: Page) => Promise<unknown>

/** What can be done on a page and in a part of one. */
export type FillIn = (within: Page | Locator) => Promise<unknown>

/** A page of a task: what is done there, and how far the task is once the page is left. */
export type Stop = {
  /** The last part of its address. */
  page: string
  fill?: Fill[]
  /** The reader saves and stays; what follows is done on the same page. Else the reader goes on to the next one. */
  stays?: true
  state: State
  /** What must have been kept by then, where the state does not tell. */
  keeps?: Record<string, unknown>
}

/** A task of a route card, walked from its first page to its last. The states follow from the rules by hand. */
export type Task = {
  key: string
  path: string
  title: string
  stops: Stop[]
  /** The heading of the last page, of a task that is completed. */
  done: string
  /** What provider staff do afterwards, what the task then is, and what the reader sees of it, if not the state; and whether it is with them until then. */
  provider?: { does: (member: Member) => Promise<unknown>; state: State; shows?: Fill; isWaitedFor?: true }
}
