import { readNoticedRequests } from '#app/persistence/notifications/noticed.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { bySubject, idsOf, lastValue, type Line, type MakeLines } from './line.ts'
import { pageFor, placesOf, whereOf } from './places.server.ts'

/** What provider staff answered to who asked whether a task applies. */
export const requestLines: MakeLines = async (tx, reader, notices) => {
  const { language } = reader
  const t = textFor(language, 'notifications/events')
  const noticed = bySubject(notices)
  const found = await readNoticedRequests(tx, reader, [...noticed.keys()])
  const placeAt = placesOf(tx, reader)
  const lines: Line[] = []
  for (const [id, own] of noticed) {
    const request = found.find((one) => one.id === id)
    const item = findItem(request?.item ?? '')
    const place = request && (await placeAt(request.locationIndex))
    if (!request?.answer || !item || !place) continue
    const { answer, locationIndex } = request
    const about = { task: itemTitle(item, language), where: whereOf(reader, place) }
    const values = { ...about, name: reader.name, organisation: reader.organisationName, answer }
    const page = pageFor(reader, locationIndex, pageAddress(item, '', locationIndex))
    lines.push({
      ...{ notices: idsOf(own), by: String(lastValue(own, 'by')) },
      page,
      words: templateWords('request-answered', language, values, new URL(page, reader.origin).href),
      summary: `${t('request-answered', about)}\n${answer}`,
    })
  }
  return lines
}
