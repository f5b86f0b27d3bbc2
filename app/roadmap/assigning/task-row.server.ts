import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { RowSignKind } from '#app/ui/row-sign.tsx'
import { pageAddress } from '../flow/addresses.ts'
import { itemTitle } from '../flow/words.server.ts'
import { shownNumber } from '../rules/roadmap.ts'
import { assigneeAddress } from './addresses.ts'
import type { OpenTask } from './open-tasks.ts'

/** For whom words are made, and on which day. */
export type Reading = { language: Language; userId: string; today: number; organisationName: string }

/** Names a task of a place, in a form: 'infoletter 2'; without a number of the organisation as a whole. */
export const dealtKey = ({ item, locationIndex }: Pick<OpenTask, 'item' | 'locationIndex'>): string =>
  locationIndex === null ? item.key : `${item.key} ${locationIndex}`

/** A task as one row, in words. */
export function taskRow(task: OpenTask, reading: Reading) {
  const { item, number, locationIndex, place, due, doer, state } = task
  const { language, today, userId, organisationName } = reading
  const t = textFor(language, 'roadmap/assigning')
  const isLate = due !== null && due < today
  const sign: RowSignKind = isLate ? 'late' : state === 'busy' ? 'busy' : 'none'
  const where = [shownNumber(item, number), place || organisationName].join(' · ')
  return {
    key: dealtKey(task),
    title: itemTitle(item, language),
    place: place || organisationName,
    href: pageAddress(item, '', locationIndex),
    meta: doer?.isNew ? `${where}. ${fromWhom()}` : doer && doer.userId === null ? `${where} · ${doer.name}` : where,
    ...{ sign, signWords: t(`list.signs.${sign}`), isLate, ...whenWords() },
    day: due === null ? null : formatWeekdayMonth(due, language),
    /** What the reader can say to a task that is new to them; null where it is not, or not theirs. */
    answer: doer?.isNew && doer.userId === userId ? { id: doer.id, giver: doer.giver } : null,
    /** Where a task of nobody is given to somebody; null where it is somebody's. */
    give: doer === null ? assigneeAddress(item, locationIndex) : null,
  }

  function fromWhom(): string {
    const { giver = '', note = '' } = doer ?? {}
    return note === '' ? t('list.from', { giver }) : t('list.fromWith', { giver, note })
  }

  function whenWords(): { strong: string; small: string } {
    if (due === null) return { strong: '', small: t('list.noDay') }
    const day = formatWeekdayMonth(due, language)
    if (isLate) {
      const count = Math.max(1, workingDaysBetween(due, today))
      return { strong: t('list.daysLate', { count }), small: t('list.mustBe', { day }) }
    }
    const count = workingDaysBetween(today, due)
    return { strong: day, small: count === 0 ? t('list.today') : t('list.inDays', { count }) }
  }
}

export type TaskRow = ReturnType<typeof taskRow>
