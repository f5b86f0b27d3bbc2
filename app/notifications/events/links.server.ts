import { readNoticedLinks } from '#app/persistence/notifications/noticed.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { titleOfLink } from '#app/sharing/sent/link-words.server.ts'
import { bySubject, idsOf, lastValue, type Line, type MakeLines } from './line.ts'
import { placesOf, whereOf } from './places.server.ts'

type Noticed = Awaited<ReturnType<typeof readNoticedLinks>>[number]

/**
 * What came by links, as long as nobody has looked at it. What the recipient wrote is told only on the page of the link,
 * behind the login page.
 * @param holds whether there is anything to tell of a link as it is now
 */
const linkLines =
  (cause: 'answer' | 'signed' | 'signing-turn', holds: (link: Noticed) => boolean): MakeLines =>
  async (tx, reader, notices) => {
    const { language, isAdmin, organisationId } = reader
    const t = textFor(language, 'notifications/events')
    const noticed = bySubject(notices)
    const found = await readNoticedLinks(tx, reader, [...noticed.keys()])
    const placeAt = placesOf(tx, reader)
    const lines: Line[] = []
    for (const [id, own] of noticed) {
      const link = found.find((one) => one.id === id)
      const place = link && (await placeAt(link.locationIndex))
      if (!link || !place || !holds(link)) continue
      const { recipientName: name, outcome } = link
      const about = { name, title: titleOfLink(link, language), where: whereOf(reader, place) }
      const decided = outcome === null ? t('signing-turn') : t(`outcomes.${outcome}`, { name })
      const isLast = Number(lastValue(own, 'isLast')) === 1
      const page = isAdmin ? `/admin/links/${organisationId}/${id}` : `/links/${id}`
      const values = {
        ...{ ...about, name: reader.name, recipient: name, organisation: reader.organisationName },
        ...{ decided, last: isLast ? t('last', { name }) : '' },
        told: t(Number(lastValue(own, 'isTold')) === 1 ? 'signerTold' : 'signerNotTold', { name }),
      }
      lines.push({
        ...{ notices: idsOf(own), by: '', page },
        words: templateWords(cause, language, values, new URL(page, reader.origin).href),
        summary: `${t('line', about)} ${decided}`,
      })
    }
    return lines
  }

export const answerLines = linkLines('answer', ({ outcome }) => outcome !== null && outcome !== 'signed')
export const signedLines = linkLines('signed', ({ outcome }) => outcome === 'signed')
export const turnLines = linkLines('signing-turn', ({ outcome, isUsable }) => outcome === null && isUsable)
