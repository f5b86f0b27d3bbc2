import type { HistoryEntry } from '#app/persistence/forms/history.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

type Made = Pick<HistoryEntry, 'by' | 'behalfOf' | 'way' | 'source'>

/** Who made a change, by which way, and where the value came from that nobody typed: 'Karin Smit, via een deellink'. */
export function byWhom({ by, behalfOf, way, source }: Made, language: Language): string {
  const t = textFor(language, 'roadmap/flow')
  const who = behalfOf === null ? t(`history.ways.${way}`, { by }) : t('history.onPhone', { by, person: behalfOf })
  if (source === null) return who
  return t(`history.sources.${source.is}`, { who, ...(source.is === 'location' && { name: source.name }) })
}
