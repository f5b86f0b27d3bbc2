import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { entryAddress } from '../attention/addresses.ts'
import { assignedReasons } from '../attention/assigned.ts'
import type { PlacedEntry } from '../attention/read.server.ts'
import { ofTasks } from '../attention/weights.ts'
import { reasonWords, remindedWords } from '../attention/words.server.ts'
import { newLinkAddress } from '../flow/addresses.ts'
import { itemTitle, itemWords, missingWords } from '../flow/words.server.ts'
import type { Item } from '../rules/item.ts'
import { purposeToPassOn } from '../rules/shares.ts'
import { fromWhom, placeName, type Reading } from './entry-words.server.ts'

/** The one step that a leader is asked to take. */
export type NextStep = ReturnType<typeof nextStep>

/** The step in words: what, where, what is missing, how long it takes, and why it matters now. */
export function nextStep(entry: PlacedEntry, item: Item, reading: Reading) {
  const { language } = reading
  const t = textFor(language, 'roadmap/home')
  const title = itemTitle(item, language)
  const isTask = ofTasks.has(entry.kind)
  const isBegun = entry.state === 'busy'
  const heading = isTask && isBegun ? t('next.goOn', { title }) : title
  return {
    eyebrow: t('next.eyebrow', { place: placeName(entry, reading) }),
    heading: entry.kind === 'sent-back' ? t('next.sentBack', { title }) : heading,
    text: isTask ? aboutTask(entry, item, reading) : reasonWords(entry, language),
    href: entryAddress(entry, entry.locationIndex),
    button: t(`next.buttons.${buttonOf(entry)}`, { title }),
    pass: isTask ? passing(entry, item, reading) : null,
    time: isTask ? inTime(entry, item, reading) : null,
  }
}

function buttonOf({ kind, state }: PlacedEntry) {
  if (kind === 'sent-back' || kind === 'answer' || kind === 'given-back') return kind
  if (kind === 'undelivered' || kind === 'date-advice') return kind
  return state === 'busy' ? 'goOn' : 'begin'
}

function aboutTask(entry: PlacedEntry, item: Item, { language }: Reading): string {
  const t = textFor(language, 'roadmap/home')
  const more = entry.missingCount - entry.missing.length
  const words = entry.missing.map((one) => missingWords(item, one, language))
  const list = more > 0 ? words.join(', ') : new Intl.ListFormat(language).format(words)
  const needed =
    entry.state !== 'busy' || words.length === 0
      ? ''
      : t(more > 0 ? 'next.neededMore' : 'next.needed', { list, count: more })
  const holdsUp = entry.reason.key === 'next.holdsUp' ? reasonWords(entry, language) : ''
  const given = entry.reason.key === assignedReasons.new ? `${fromWhom(entry, language)}.` : ''
  const reminded = remindedWords(entry, language)
  const takes = t('next.takes', { count: item.minutes })
  return [given, reminded && `${reminded}.`, holdsUp, needed, takes].filter(Boolean).join(' ')
}

/** The way to a link by which somebody without an account does it; null where the task cannot be passed on so. */
function passing({ locationIndex }: PlacedEntry, item: Item, { language }: Reading) {
  const t = textFor(language, 'roadmap/home')
  const purpose = purposeToPassOn(item)
  if (purpose === null) return null
  const words = t(purpose === 'ict' ? 'next.pass.ict' : 'next.pass.other')
  return { words, href: newLinkAddress(item.key, locationIndex, purpose) }
}

/** By when, or how late, and what it is good for. */
function inTime({ due }: PlacedEntry, item: Item, { today, language }: Reading) {
  if (due === null) return null
  const t = textFor(language, 'roadmap/home')
  const why = itemWords(item, 'dueReason', language)
  if (due < today) {
    const words = t('next.late', { count: Math.max(1, workingDaysBetween(due, today)) })
    const then = why.charAt(0).toLowerCase() + why.slice(1)
    return { isLate: true, words, why: t('next.planned', { day: formatWeekdayMonth(due, language), then }) }
  }
  const words = due === today ? t('next.dueToday') : t('next.due', { day: formatWeekdayMonth(due, language) })
  return { isLate: false, words, why }
}
