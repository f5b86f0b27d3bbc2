import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { assigneeAddress } from '../assigning/addresses.ts'
import { entryAddress } from '../attention/addresses.ts'
import type { Entry } from '../attention/entry.ts'
import { reasonWords, remindedWords } from '../attention/words.server.ts'
import { rowAct, type RowAct } from '../row-acts/words.server.ts'
import { isCompleted } from '../rules/progress.ts'
import type { CardItem } from './route-card.ts'
import type { Place } from './route.server.ts'
import type { Surroundings } from './surroundings.server.ts'
import { itemTitle } from './words.server.ts'

type Drawn = {
  route: Place
  around: Pick<Surroundings, 'entries' | 'standings' | 'doers'>
  /** The account that reads it; null for provider staff, who only look. */
  reader: string | null
  language: Language
  /** Calendar date. */
  today: number
}

/** The kinds of entries on which there is something to do with whoever has to act. */
const held: ReadonlySet<Entry['kind']> = new Set<Entry['kind']>([
  'waits-for-colleague',
  'waits-for-outsider',
  'undelivered',
])

/** The act on a task that a colleague or a guest holds; null if somebody else does, or the reader. */
export function actOnLine({ item }: CardItem, { route, around, reader, language, today }: Drawn): RowAct | null {
  const standing = around.standings.get(item.key)
  if (reader === null || !standing || standing.who?.id === reader) return null
  if (standing.holder !== 'colleague' && standing.holder !== 'guest') return null
  const entry = around.entries.find(({ kind, subject }) => subject === standing.subject && held.has(kind))
  const place = item.roadmap === 'location' && route.location ? route.location.name : route.organisationName
  return entry ? rowAct(entry, { task: itemTitle(item, language), place }, { today, language }) : null
}

/** Where a task of nobody is given to somebody; null if it is not the place's own people who have to act, now or after another task. */
export function giveLine(
  { item, state, notNeeded }: CardItem,
  { route, around, reader, language }: Drawn,
): { href: string; label: string } | null {
  const holder = around.standings.get(item.key)?.holder
  const isOpen = !isCompleted(state) && notNeeded === null && (holder === 'us' || holder === 'task')
  if (reader === null || !isOpen || around.doers.has(item.key)) return null
  return {
    href: assigneeAddress(item, route.location?.index ?? null),
    label: textFor(language, 'roadmap/row-acts')('give', { task: itemTitle(item, language) }),
  }
}

/** Whom a task waits for, unless its tag or what was asked about it says so: that a colleague has it is on its tag. */
const isToldBelow = ({ kind, reason }: Entry): boolean =>
  kind === 'waits-for-outsider' ||
  kind === 'undelivered' ||
  kind === 'given-back' ||
  (kind === 'waits-for-colleague' && reason.values.reminded !== undefined) ||
  (kind === 'waits-for-provider' && reason.key !== 'held.request')

/** What somebody outside the place has to do about a task, or gave back, and that they or a colleague were reminded of it. */
export function waitsOf(
  { item }: CardItem,
  { route, around, language }: Drawn,
): { words: string; href: string | null }[] {
  return around.entries
    .filter((one) => one.item === item.key && isToldBelow(one))
    .map((one) => {
      const isColleague = one.kind === 'waits-for-colleague'
      const sentences = [isColleague ? '' : reasonWords(one, language), remindedWords(one, language)]
      return {
        words: sentences.flatMap((sentence) => (sentence === '' ? [] : `${sentence}.`)).join(' '),
        href: isColleague ? null : entryAddress(one, route.location?.index ?? null),
      }
    })
}
