import { keptDays } from '#app/platform/site/kept-days.server.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import type { Guest } from './guest.server.ts'
import { senderOfLink } from './sender.ts'

/** What is told to somebody who came by a link of what is kept of them. */
export type PrivacyView = Awaited<ReturnType<typeof loadPrivacy>>

/** Who answers for what is kept of the recipient of a link, what that is, and for how long. */
export async function loadPrivacy({ link }: Guest) {
  const sender = senderOfLink(link)
  return {
    sender,
    /** '' where provider staff did not say who the supplier is. */
    provider: providerDetails().name,
    isToSign: link.may === 'sign',
    hasCode: link.codeHash !== null,
    /** Days after its end that a link is kept by which nothing was signed; null where nobody has set that. */
    days: (await keptDays()).links,
  }
}
