import { readSignedLinks } from '#app/persistence/notifications/noticed.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { otherSigner } from '#app/sharing/sent/sent-words.server.ts'
import { titleOfLink } from '#app/sharing/sent/link-words.server.ts'
import type { MakeLines } from './line.ts'
import { whereOf } from './places.server.ts'
import { linesOfSubjects } from './subjects.server.ts'

type Signed = Awaited<ReturnType<typeof readSignedLinks>>[number]
type Template = 'signing-turn-provider' | 'signed-both'

const signerOf = (link: Signed): string => otherSigner(link) ?? link.recipientName

/** What is told of links by which somebody signed for an organisation, whether or not anybody has looked at them since. */
const signedLinkLines = (template: Template, holds: (link: Signed) => boolean, page: 'sign' | 'evidence'): MakeLines =>
  linesOfSubjects(readSignedLinks, ({ subject: link, place, reader }) => {
    if (!holds(link)) return null
    const { language, isAdmin, organisationId, name, organisationName: organisation } = reader
    const about = { recipient: signerOf(link), title: titleOfLink(link, language), where: whereOf(reader, place) }
    const address = `${isAdmin ? `/admin/links/${organisationId}` : '/links'}/${link.id}/${page}`
    const href = new URL(address, reader.origin).href
    return {
      ...{ by: '', page: address },
      words: templateWords(template, language, { ...about, name, organisation }, href),
      summary: summaryOf(template, about, language),
    }
  })

function summaryOf(template: Template, about: { recipient: string; title: string; where: string }, language: Language) {
  const t = textFor(language, 'notifications/events')
  return `${t('line', about)} ${t(template, about)}`
}

/** That the provider signs next, as long as it does. */
export const providersTurnLines = signedLinkLines(
  'signing-turn-provider',
  ({ counterSignedAt, revokedAt }) => counterSignedAt === null && revokedAt === null,
  'sign',
)

/** That both sides signed. */
export const bothSignedLines = signedLinkLines(
  'signed-both',
  ({ counterSignedAt }) => counterSignedAt !== null,
  'evidence',
)
