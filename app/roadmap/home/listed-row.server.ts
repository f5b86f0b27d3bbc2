import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { PlacedEntry } from '../attention/read.server.ts'
import { remindedWords } from '../attention/words.server.ts'
import { rowAct } from '../row-acts/words.server.ts'
import { entryRow, placeName, type Reading } from './entry-words.server.ts'

/**
 * An entry as a row of the lists, with what can be done about a colleague or a guest who has to act. The button takes the place of the
 * day, which then stands in the sentence.
 */
export function listedRow(entry: PlacedEntry, reading: Reading) {
  const { language, today } = reading
  const row = entryRow(entry, reading)
  const act = rowAct(entry, { task: row.title, place: placeName(entry, reading) }, { today, language })
  const reminded = remindedWords(entry, language)
  const isLinkOnly = act === null && entry.kind === 'waits-for-outsider'
  return {
    ...row,
    act,
    meta: {
      before: row.meta,
      // How long a guest has the link is said before it.
      when: act !== null && (row.isRed || entry.kind === 'waits-for-colleague') ? row.strong : '',
      after: reminded === '' ? '' : `. ${reminded}`,
    },
    small: isLinkOnly ? textFor(language, 'roadmap/home')('row.look') : row.small,
  }
}
