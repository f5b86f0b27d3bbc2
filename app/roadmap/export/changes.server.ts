import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Member } from '#app/persistence/actor.ts'
import type { StoredForm } from '#app/persistence/forms/forms.server.ts'
import { readChangesOfPlace } from '#app/persistence/organisations/export.server.ts'
import { byWhom } from '#app/roadmap/history/by-whom.server.ts'
import { historyWords } from '#app/roadmap/history/history-words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { csvLine, csvStart } from '#app/platform/export/csv.ts'

/** How many changes are read at once. */
const batch = 500

type Place = { member: Member; locationIndex: number | null; forms: readonly StoredForm[]; language: Language }

/** The history of all forms of one place as a table, oldest first, read as it is sent. */
export async function* changesAsCsv({ member, locationIndex, forms, language }: Place): AsyncGenerator<string> {
  const t = textFor(language, 'roadmap/export')
  const heads = (['when', 'who', 'item', 'question', 'from', 'to'] as const).map((head) => t(`changes.${head}`))
  yield csvStart + csvLine(heads)
  const wordsOf = new Map(
    forms.flatMap(({ formType, fields }) => {
      const item = findItem(formType)
      if (!item) return []
      return [[formType, { title: itemTitle(item, language), words: historyWords(item, item.read(fields), language) }]]
    }),
  )
  let after = 0
  for (;;) {
    const changes = await readChangesOfPlace(member, locationIndex, after, batch)
    for (const change of changes) {
      const item = wordsOf.get(change.formType)
      if (!item) continue
      const { label, from, to } = item.words(change)
      const by = byWhom(change, language)
      const who = change.reason === null ? by : t('changes.because', { by, reason: change.reason })
      yield csvLine([formatMoment(change.at.getTime(), language), who, item.title, label, from ?? '', to ?? ''])
    }
    const last = changes.at(-1)
    if (!last || changes.length < batch) return
    after = last.id
  }
}
