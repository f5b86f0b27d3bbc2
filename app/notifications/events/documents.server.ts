import { readNoticedDocuments } from '#app/persistence/notifications/noticed.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { newVersionAddress, pageAddress } from '#app/roadmap/flow/addresses.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { bySubject, idsOf, lastValue, type Line, type MakeLines } from './line.ts'
import { pageFor, placesOf, whereOf } from './places.server.ts'

/** What became of documents that were checked: as long as the verdict stands, and no newer version took their place. */
const documentLines =
  (cause: 'sent-back' | 'accepted'): MakeLines =>
  async (tx, reader, notices) => {
    const { language } = reader
    const t = textFor(language, 'notifications/events')
    const noticed = bySubject(notices)
    const found = await readNoticedDocuments(tx, reader, [...noticed.keys()])
    const placeAt = placesOf(tx, reader)
    const lines: Line[] = []
    for (const [id, own] of noticed) {
      const document = found.find((one) => one.id === id)
      const item = findItem(document?.documentType ?? '')
      const place = document && (await placeAt(document.locationIndex))
      if (!document || !item || !place) continue
      const { name: file, locationIndex, returnReason: reason } = document
      if (document.accepted !== (cause === 'accepted') || (cause === 'sent-back' && reason === null)) continue
      const about = { file, task: itemTitle(item, language), where: whereOf(reader, place) }
      const isBack = cause === 'sent-back'
      const page = isBack
        ? newVersionAddress(item, id, locationIndex)
        : pageAddress(item, item.filesOn ?? '', locationIndex)
      const values = { ...about, name: reader.name, organisation: reader.organisationName, reason: reason ?? '' }
      const shown = pageFor(reader, locationIndex, page)
      lines.push({
        ...{ notices: idsOf(own), by: String(lastValue(own, 'by')), page: shown },
        words: templateWords(cause, language, values, new URL(shown, reader.origin).href),
        summary: [t(cause, about), ...(reason === null ? [] : [reason])].join('\n'),
      })
    }
    return lines
  }

export const sentBackLines = documentLines('sent-back')
export const acceptedLines = documentLines('accepted')
