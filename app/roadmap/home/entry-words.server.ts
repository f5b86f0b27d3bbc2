import { addDays } from '#app/platform/i18n/dates.ts'
import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { assignedReasons } from '../attention/assigned.ts'
import { entryAddress } from '../attention/addresses.ts'
import type { PlacedEntry } from '../attention/read.server.ts'
import { reasonWords } from '../attention/words.server.ts'
import { itemTitle } from '../flow/words.server.ts'
import { allItems } from '../registry.ts'

/** For whom words are made, and on which day. */
export type Reading = { organisationName: string; today: number; language: Language }

const numbers = new Map(allItems.map(({ item, number }) => [item.key, { item, number }]))

/** The task an entry is about, with the number it has on its route card; null where it is about none. */
export const taskOf = ({ item }: Pick<PlacedEntry, 'item'>) => numbers.get(item ?? '') ?? null

/** The place an entry is of: an organisation's own is named by it. */
export function placeName(entry: PlacedEntry, { organisationName, language }: Reading): string {
  const { locationIndex, locationName } = entry
  if (locationIndex === null) return organisationName
  return locationName || textFor(language, 'roadmap/home')('row.unnamed', { number: locationIndex + 1 })
}

/** Numbers of the organisation's tasks cannot be taken for those of a location. */
function numberOf(entry: PlacedEntry, language: Language): string {
  const number = taskOf(entry)?.number ?? ''
  return entry.locationIndex === null && number ? textFor(language, 'roadmap/home')('row.number', { number }) : number
}

/** What an entry is called: its task, or what it tells where it is about none. */
function titleOf(entry: PlacedEntry, reason: string, language: Language): string {
  const task = taskOf(entry)
  if (task) return itemTitle(task.item, language)
  return entry.kind === 'date-advice' ? textFor(language, 'roadmap/home')('row.connectionDays') : reason
}

/** What somebody of the organisation reads of an entry, in one row, and where it leads. */
export function entryRow(entry: PlacedEntry, reading: Reading) {
  const { language } = reading
  const reason = reasonWords(entry, language)
  const place = [numberOf(entry, language), placeName(entry, reading)].filter(Boolean).join(' · ')
  const { sign, ...said } = saidOf(entry, reason, reading)
  const told = entry.kind === 'assigned' ? fromWhom(entry, language) : reason
  return {
    key: `${entry.locationIndex ?? 'organisation'} ${entry.key}`,
    href: entryAddress(entry, entry.locationIndex),
    title: titleOf(entry, reason, language),
    meta: said.isReasonTold && titleOf(entry, reason, language) !== reason ? `${place}. ${told}` : place,
    ...{ sign, signWords: textFor(language, 'roadmap/home')(`row.signs.${sign}`) },
    ...{ strong: said.strong, small: said.small },
    isRed: sign === 'late' || sign === 'back' || said.isLate === true,
    /** Long words leave no room beside them on a phone. */
    isLong: said.isReasonTold,
  }
}

export type Sign = 'late' | 'none' | 'busy' | 'back' | 'accepted' | 'answer' | 'waits'
/** `isLate`: that somebody else has it, and should have done it by now. */
type Said = { sign: Sign; strong: string; small: string; isReasonTold: boolean; isLate?: boolean }

function saidOf(entry: PlacedEntry, reason: string, { today, language }: Reading): Said {
  const t = textFor(language, 'roadmap/home')
  const { kind, due, since, state, missingCount } = entry
  const sinceDay = since === null ? '' : formatWeekdayMonth(since, language)
  const begun = state === 'busy' ? 'busy' : 'none'
  if (kind === 'connection-passed') {
    return { sign: 'answer', strong: t('row.answer'), small: sinceDay, isReasonTold: false }
  }
  if (kind === 'late') {
    const small = due === null ? '' : t('row.wasDue', { day: formatWeekdayMonth(due, language) })
    return { sign: 'late', strong: reason, small, isReasonTold: false }
  }
  if (kind === 'assigned') {
    const isLate = due !== null && due < today
    const day = due === null ? '' : formatWeekdayMonth(due, language)
    const [strong, small] = isLate ? [t('row.was', { day }), ''] : [day, nearness(due, today, language)]
    return { sign: isLate ? 'late' : begun, strong, small, isReasonTold: entry.reason.key === assignedReasons.new }
  }
  if (kind === 'due-soon') {
    const toGo =
      state === 'busy' && missingCount > 0 ? t('row.toGo', { count: missingCount }) : nearness(due, today, language)
    return {
      sign: begun,
      strong: due === null ? '' : formatWeekdayMonth(due, language),
      small: toGo,
      isReasonTold: false,
    }
  }
  if (kind === 'sent-back') return { sign: 'back', strong: t('row.upload'), small: sinceDay, isReasonTold: true }
  if (kind === 'accepted') return { sign: 'accepted', strong: t('row.accepted'), small: sinceDay, isReasonTold: true }
  if (kind === 'answer' || kind === 'given-back')
    return { sign: 'answer', strong: t('row.look'), small: sinceDay, isReasonTold: true }
  if (kind === 'date-advice') return { sign: begun, strong: sinceDay, small: '', isReasonTold: true }
  const isLate = kind !== 'waits-for-provider' && due !== null && due < today
  if (isLate) {
    const count = Math.max(1, workingDaysBetween(due, today))
    const strong = textFor(language, 'roadmap/attention')('late', { count })
    return { sign: 'waits', strong, small: '', isReasonTold: true, isLate }
  }
  if ((kind === 'waits-for-provider' || kind === 'waits-for-colleague') && due !== null && due >= today) {
    const strong = t('row.by', { day: formatWeekdayMonth(due, language) })
    return { sign: 'waits', strong, small: '', isReasonTold: true }
  }
  const days = since === null ? 0 : workingDaysBetween(since, today)
  const waited = days > 0 ? t('row.since', { count: days }) : t('row.sinceToday')
  return { sign: 'waits', strong: since === null ? '' : waited, small: '', isReasonTold: true }
}

/** Who gave the reader a task that is new to them, and the words that came along. */
export function fromWhom({ reason }: Pick<PlacedEntry, 'reason'>, language: Language): string {
  const { giver = '', note = '' } = reason.values
  const t = textFor(language, 'roadmap/home')
  return note === '' ? t('row.from', { giver }) : t('row.fromWith', { giver, note })
}

function nearness(due: number | null, today: number, language: Language): string {
  const t = textFor(language, 'roadmap/home')
  if (due === null) return ''
  if (due <= today) return t('row.today')
  if (due === addDays(today, 1)) return t('row.tomorrow')
  return t('row.inDays', { count: Math.round((due - today) / 86_400_000) })
}
