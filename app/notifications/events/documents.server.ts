import { readNoticedDocuments } from '#app/persistence/notifications/noticed.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { newVersionAddress, pageAddress } from '#app/roadmap/flow/addresses.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { lastValue, type MakeLines } from './line.ts'
import { pageFor, whereOf } from './places.server.ts'
import { linesOfSubjects } from './subjects.server.ts'

/** What became of documents that were checked: as long as the verdict stands, and no newer version took their place. */
const documentLines = (cause: 'sent-back' | 'accepted'): MakeLines =>
  linesOfSubjects(readNoticedDocuments, ({ subject: document, place, notices, reader }) => {
    const item = findItem(document.documentType)
    const { id, name: file, locationIndex, accepted, returnReason: reason } = document
    const isBack = cause === 'sent-back'
    if (!item || accepted === isBack || (isBack && reason === null)) return null
    const { language } = reader
    const about = { file, task: itemTitle(item, language), where: whereOf(reader, place) }
    const page = isBack
      ? newVersionAddress(item, id, locationIndex)
      : pageAddress(item, item.filesOn ?? '', locationIndex)
    const values = { ...about, name: reader.name, organisation: reader.organisationName, reason: reason ?? '' }
    const shown = pageFor(reader, locationIndex, page)
    return {
      ...{ by: String(lastValue(notices, 'by')), page: shown },
      words: templateWords(cause, language, values, new URL(shown, reader.origin).href),
      summary: [textFor(language, 'notifications/events')(cause, about), ...(reason === null ? [] : [reason])].join(
        '\n',
      ),
    }
  })

export const sentBackLines = documentLines('sent-back')
export const acceptedLines = documentLines('accepted')
