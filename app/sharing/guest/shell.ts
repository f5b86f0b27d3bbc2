import type { Guest } from './guest.server.ts'
import { senderOfLink, type Sender } from './sender.ts'

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
  /** Null where it is about the organisation as a whole. */
  location: string | null
  recipient: string
  /** What the sender wrote along. */
  message: string
  /** The instant, in milliseconds. */
  until: number
}

/**
 * The frame of a share page.
 * @param base of the address, '/share/<token>'
 * @param location the name of the location that the link is about
 */
export const shellOf = ({ link }: Guest, base: string, location: string | null): Shell => ({
  base,
  sender: link.createdByName,
  organisation: link.organisationName,
  isFromProvider: link.purpose === 'prospect',
  person: senderOfLink(link),
  location,
  recipient: link.recipientName,
  message: link.message,
  until: link.expiresAt.getTime(),
})
