import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Chip } from '#app/ui/filter-chips.tsx'
import { whose, type Whose } from './doers.ts'

/** Whose tasks a route card shows, as links. */
export type WhoseChips = {
  label: string
  chips: Chip[]
  /** Whether any of the tasks is somebody's: until then there is little to choose. */
  isAnyGiven: boolean
  /** What is said where there are none of those; null where all are shown. */
  none: string | null
}

/**
 * @param countOf how many tasks that are not done each choice has
 * @param address of the card with all tasks
 */
export function whoseChips(
  asked: Whose,
  countOf: (one: Whose) => number,
  isAnyGiven: boolean,
  address: string,
  language: Language,
): WhoseChips {
  const t = textFor(language, 'roadmap/assigning')
  const none = { all: null, me: t('card.noneMe'), nobody: t('card.noneNobody') }
  const chips = whose.map((key) => ({
    ...{ key, label: t(`card.${key}`), count: countOf(key), isCurrent: key === asked },
    href: key === 'all' ? address : `${address}${address.includes('?') ? '&' : '?'}who=${key}`,
  }))
  return { label: t('card.label'), chips, isAnyGiven, none: none[asked] }
}
