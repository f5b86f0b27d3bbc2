import type { LaterView } from './later.server.ts'
import type { Sender } from './sender.ts'

/** What stands around everything that a link shows: who shared it with whom, and until when. */
export type Shell = {
  /** The address of the link, to which its parts add theirs: '/share/…'. */
  base: string
  sender: string
  organisation: string
  /** True where the provider shares it, and not the organisation. */
  isFromProvider: boolean
  /** The person who shares it, and how they are reached. */
  person: Sender
  /** Who asks what of whom, how long it takes and by when, without a full stop. */
  asks: string
  recipient: string
  /** What the sender wrote along. */
  message: string
  /** On which day they do what is asked; null where there is nothing to put off. */
  later: LaterView | null
  /** What the recipient asked and nobody has dealt with; null if nothing. */
  question: string | null
  /** The instant, in milliseconds. */
  until: number
}
