import type { Member } from '#app/persistence/actor.ts'
import { readShareLink } from '#app/persistence/links/share-links.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { addLink } from './share.ts'

/** A link that asks for a code, with words of its sender. */
export async function linkWithCode(member: Member, language: Language, recipientEmail: string) {
  const { id } = await addLink(member, {
    language,
    recipientEmail,
    may: 'sign',
    message: 'Wilt u tekenen?\nGroet, Marieke',
    codeHash: 'x',
    expiresAt: new Date('2099-03-02T11:00:00Z'),
  })
  const link = await readShareLink(member, id)
  if (!link) throw new Error('The link was not stored.')
  return link
}
