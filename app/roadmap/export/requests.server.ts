import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { csvLine, csvStart } from '#app/platform/export/csv.ts'
import type { ItemRequest } from '#app/persistence/requests/item-requests.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

/** What a location asked about its tasks and what was answered, as a table, oldest first. */
export function requestsAsCsv(requests: readonly ItemRequest[], language: Language): string {
  const t = textFor(language, 'roadmap/export')
  const heads = (
    ['when', 'who', 'item', 'reason', 'withdrawn', 'withdrawnBy', 'answered', 'answeredBy', 'answer'] as const
  ).map((head) => t(`requests.${head}`))
  const moment = (at: Date | null) => (at ? formatMoment(at.getTime(), language) : '')
  const lines = requests.toReversed().map((one) => {
    const item = findItem(one.item)
    return csvLine([
      ...[moment(one.createdAt), one.createdByName, item ? itemTitle(item, language) : one.item, one.reason],
      ...[moment(one.withdrawnAt), one.withdrawnByName ?? ''],
      ...[moment(one.answeredAt), one.answeredByName ?? '', one.answer ?? ''],
    ])
  })
  return csvStart + csvLine(heads) + lines.join('')
}
