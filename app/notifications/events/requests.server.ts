import { readNoticedRequests } from '#app/persistence/notifications/noticed.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { lastValue } from './line.ts'
import { pageFor, whereOf } from './places.server.ts'
import { linesOfSubjects } from './subjects.server.ts'

/** What provider staff answered to who asked whether a task applies. */
export const requestLines = linesOfSubjects(
  readNoticedRequests,
  ({ subject: { item: key, answer, locationIndex }, place, notices, reader }) => {
    const { language } = reader
    const item = findItem(key)
    if (!answer || !item) return null
    const about = { task: itemTitle(item, language), where: whereOf(reader, place) }
    const values = { ...about, name: reader.name, organisation: reader.organisationName, answer }
    const page = pageFor(reader, locationIndex, pageAddress(item, '', locationIndex))
    return {
      ...{ page, by: String(lastValue(notices, 'by')) },
      words: templateWords('request-answered', language, values, new URL(page, reader.origin).href),
      summary: `${textFor(language, 'notifications/events')('request-answered', about)}\n${answer}`,
    }
  },
)
