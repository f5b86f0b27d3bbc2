import { readNoticedChanges } from '#app/persistence/notifications/noticed.server.ts'
import type { WaitingNotice } from '#app/persistence/notifications/waiting-notices.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { fieldWords, type FieldWords } from '#app/roadmap/flow/field-words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { isRowPath, wordsPath } from '#app/roadmap/rules/paths.ts'
import { idsOf, lastValue, type Line, type MakeLines } from './line.ts'
import { pageFor, placesOf, whereOf } from './places.server.ts'

/** How many fields a message names; the rest is behind the button. */
const mostFields = 30

/** What provider staff filled in while they had somebody on the phone: of each task once, by the names of its fields. */
export const filledInLines: MakeLines = async (tx, reader, notices) => {
  const { language } = reader
  const t = textFor(language, 'notifications/events')
  const placeAt = placesOf(tx, reader)
  const changed = await readNoticedChanges(tx, reader, notices.map(saveOf))
  const lines: Line[] = []
  for (const own of byTask(notices).values()) {
    const { formType, locationIndex } = saveOf(own[0])
    const item = findItem(formType)
    const place = item && (await placeAt(locationIndex))
    const changes = changed.filter((one) => one.formType === formType && one.locationIndex === locationIndex)
    if (!item || !place || changes.length === 0) continue
    const words = fieldWords(item, language)
    const labels = [...new Set(changes.map(({ path }) => labelOf(path, words)))]
    const left = labels.length - mostFields
    const fields = [...labels.slice(0, mostFields), ...(left > 0 ? [t('more', { count: left })] : [])].join('\n')
    const about = {
      ...{ task: itemTitle(item, language), where: whereOf(reader, place) },
      ...{ by: namesOf(changes, 'by'), person: namesOf(changes, 'behalfOf') },
    }
    const page = pageFor(reader, locationIndex, pageAddress(item, '', locationIndex))
    const values = { ...about, filledBy: about.by, name: reader.name, organisation: reader.organisationName, fields }
    lines.push({
      ...{ notices: idsOf(own), by: String(lastValue(own, 'by')), page },
      words: templateWords('filled-in', language, values, new URL(page, reader.origin).href),
      summary: `${t('filled-in', about)}\n${fields}`,
    })
  }
  return lines
}

/** What a field is called, and a row without its number: that may be another one by now, and its name was typed. */
const labelOf = (path: string, { label, known }: FieldWords): string =>
  (isRowPath(path) && known(`rows.${wordsPath(path)}.legend`, { number: '' })?.trim()) || label(path)

/** The save that a notice is about. */
const saveOf = ({ item, locationIndex, words }: WaitingNotice) => ({
  formType: item ?? '',
  locationIndex,
  version: Number(words.values.version ?? 0),
})

type AtLeastOne = [WaitingNotice, ...WaitingNotice[]]

/** Notices by the task they are about, in the order in which it began. */
function byTask(notices: readonly WaitingNotice[]): Map<string, AtLeastOne> {
  const found = new Map<string, AtLeastOne>()
  for (const notice of notices) {
    const task = `${notice.locationIndex} ${notice.item}`
    const known = found.get(task)
    if (known) known.push(notice)
    else found.set(task, [notice])
  }
  return found
}

const namesOf = (changes: readonly Record<'by' | 'behalfOf', string>[], which: 'by' | 'behalfOf'): string =>
  [...new Set(changes.map((change) => change[which]))].join(', ')
