import { readNoticedLinks } from '#app/persistence/notifications/noticed.server.ts'
import { answerForSender, answerOf } from '#app/roadmap/rules/answers.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { askAgain } from '#app/sharing/guest/ask-again.server.ts'
import { bothSides } from '#app/sharing/mail/both-signed.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { otherSigner } from '#app/sharing/sent/sent-words.server.ts'
import { titleOfLink } from '#app/sharing/sent/link-words.server.ts'
import { bothSignedLines, providersTurnLines } from './both-sides.server.ts'
import { lastValue, type MakeLines } from './line.ts'
import { whereOf } from './places.server.ts'
import { apart, linesOfSubjects } from './subjects.server.ts'

type Noticed = Awaited<ReturnType<typeof readNoticedLinks>>[number]

const isSigned = ({ purpose, outcome }: Noticed): boolean => answerOf(purpose, outcome) === 'signed'

const decidedWords = (link: Noticed, language: Language): string => {
  const t = textFor(language, 'notifications/events')
  const { outcome, recipientName: name } = link
  const other = otherSigner(link)
  if (other !== null) return t(`byOther.${isSigned(link) ? 'signed' : 'approved'}`, { name: other, invited: name })
  if (!link.needsConfirming && outcome !== null)
    return t(outcome === 'uploaded' ? 'finished.brought' : 'finished.filled', { name })
  if (outcome === 'uploaded' && isToDo(link)) return t('outcomes.brought', { name })
  return outcome === null ? t('signing-turn') : t(`outcomes.${answerForSender(link, outcome)}`, { name })
}

function askedWords({ outcome, question, isUsable, recipientName: name }: Noticed, language: Language): string {
  const t = textFor(language, 'notifications/events')
  if (question !== null && isUsable) return t('askedQuestion', { name })
  return t(outcome === 'signed' ? 'askedEvidence' : 'askedAgain', { name })
}

/**
 * What came by links, as long as nobody has looked at it. What the recipient wrote is told only on the page of the link,
 * behind the login page.
 * @param holds whether there is anything to tell of a link as it is now
 * @param wordsOf what is told of it
 */
const linkLines = (
  cause: 'answer' | 'signed' | 'signing-turn',
  holds: (link: Noticed) => boolean,
  wordsOf = decidedWords,
): MakeLines =>
  linesOfSubjects(readNoticedLinks, ({ subject: link, place, notices, reader }) => {
    if (!holds(link)) return null
    const { language, isAdmin, organisationId } = reader
    const t = textFor(language, 'notifications/events')
    const { id, recipientName: name } = link
    const about = { name, title: titleOfLink(link, language), where: whereOf(reader, place) }
    const decided = wordsOf(link, language)
    const isLast = Number(lastValue(notices, 'isLast')) === 1
    const page = isAdmin ? `/admin/links/${organisationId}/${id}` : `/links/${id}`
    const values = {
      ...{ ...about, name: reader.name, recipient: name, organisation: reader.organisationName },
      ...{ decided, last: isLast ? t('last', { name }) : '' },
      told: t(Number(lastValue(notices, 'isTold')) === 1 ? 'signerTold' : 'signerNotTold', { name }),
    }
    return {
      ...{ by: '', page },
      words: templateWords(cause, language, values, new URL(page, reader.origin).href),
      summary: `${t('line', about)} ${decided}`,
    }
  })

const decidedLines = linkLines('answer', (link) => link.outcome !== null && !isSigned(link))
const askedLines = linkLines('answer', ({ askedAgainAt }) => askedAgainAt !== null, askedWords)

/** What was decided by links, and that somebody asks something or for a new link, which is told as an answer. */
export const answerLines = apart(askAgain, askedLines, decidedLines)

/** That somebody signed, and that both sides did. */
export const signedLines = apart(bothSides.done, bothSignedLines, linkLines('signed', isSigned))

/** That somebody who got a link can sign, and that the provider can. */
export const turnLines = apart(
  bothSides.turn,
  providersTurnLines,
  linkLines('signing-turn', ({ outcome, isUsable }) => outcome === null && isUsable),
)
