import { findOpenFeed, type OpenFeed } from '#app/persistence/people/calendar-feeds.server.ts'
import {
  findShareLink,
  type EndedShareLink,
  type OpenShareLink,
} from '#app/persistence/links/known-share-link.server.ts'
import { openUnsubscribe, type Unsubscribe } from '#app/platform/mail/unsubscribe.server.ts'
import { feedToken, shareToken, unsubscribeToken } from './access.ts'
import { hashOfToken } from './link-token.server.ts'

/** What the token in an address opens; of one that opens nothing all are null. */
export type Opened = {
  shareLink: OpenShareLink | null
  endedLink: EndedShareLink | null
  calendarFeed: OpenFeed | null
  unsubscribe: Unsubscribe | null
}

export const opensNothing: Opened = { shareLink: null, endedLink: null, calendarFeed: null, unsubscribe: null }

/**
 * Looks up what an address opens that holds a token.
 * @returns null for an address that holds none
 */
export async function openedByAddress(pathname: string): Promise<Opened | null> {
  const ofLink = shareToken(pathname)
  if (ofLink !== null) {
    const found = await findShareLink(hashOfToken(ofLink))
    return { ...opensNothing, shareLink: found?.open ?? null, endedLink: found?.ended ?? null }
  }
  const ofFeed = feedToken(pathname)
  if (ofFeed !== null) return { ...opensNothing, calendarFeed: await findOpenFeed(hashOfToken(ofFeed)) }
  const ofMail = unsubscribeToken(pathname)
  return ofMail === null ? null : { ...opensNothing, unsubscribe: openUnsubscribe(ofMail) }
}
