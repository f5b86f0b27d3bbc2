import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Item } from '../rules/item.ts'
import { isSentBack } from '../rules/progress.ts'
import { newVersionAddress } from './addresses.ts'
import type { Place } from './route.server.ts'

/** A file that provider staff sent back: which one and by whom, why, and where a new version is uploaded. */
export type Returned = { id: string; words: string; reason: string; href: string }

/** The files of a task that were sent back and for which no new version has come, whatever the task's state is. */
export function returnedOf(place: Place, item: Item, language: Language): Returned[] {
  const index = item.roadmap === 'organisation' ? null : (place.location?.index ?? null)
  const t = textFor(language, 'roadmap/flow')
  return place.documents
    .filter((one) => one.documentType === item.key && one.locationIndex === index && isSentBack(one))
    .map(({ id, name, returnReason, reviewedAt, createdAt, reviewedByName }) => ({
      id,
      words: t('card.returned', {
        name,
        by: reviewedByName ?? '',
        day: formatDayMonth(dayOf((reviewedAt ?? createdAt).getTime()), language),
      }),
      reason: shortened(returnReason ?? ''),
      href: newVersionAddress(item, id, index),
    }))
}

/** This is for a glance: the whole reason stands where the new version is uploaded. */
const shortened = (reason: string): string => (reason.length > 160 ? `${reason.slice(0, 150).trimEnd()}…` : reason)
