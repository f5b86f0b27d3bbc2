import type { Language } from '#app/platform/i18n/languages.ts'
import { askedWords } from '../asked-words.server.ts'
import type { Guest } from './guest.server.ts'
import { laterView } from './later.server.ts'
import { senderOfLink } from './sender.ts'
import type { Shell } from './shell.ts'

/**
 * The frame of a share page.
 * @param base of the address, '/share/<token>'
 * @param location the name of the location that the link is about
 */
export function shellOf({ link }: Guest, base: string, location: string | null, language: Language): Shell {
  const { createdByName: sender, organisationName: organisation } = link
  return {
    base,
    sender,
    organisation,
    asks: askedWords(link, { sender, organisation, location }, language),
    isFromProvider: link.purpose === 'prospect',
    person: senderOfLink(link),
    recipient: link.recipientName,
    message: link.message,
    later: laterView(link, language),
    question: link.question,
    until: link.expiresAt.getTime(),
  }
}
