import { formatDayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { entryAddress } from '../attention/addresses.ts'
import type { Entry } from '../attention/entry.ts'
import { canActOn, ofTasks, stepAt, toDo } from '../attention/weights.ts'
import { reasonWords } from '../attention/words.server.ts'
import type { Facts } from '../rules/facts.ts'
import type { Item } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'
import { newLinkAddress, newVersionAddress, pageAddress } from './addresses.ts'
import { missingInShort } from './card-line.server.ts'
import { entrancePage } from './gaps.ts'
import type { CardItem } from './route-card.ts'
import { itemTitle } from './words.server.ts'

/** The one thing that a leader is led to, in words. */
export type NextStep = {
  /** False for what only tells something. */
  isToDo: boolean
  /** 'Hierna', or what else it is where nothing is to be done: 'Wacht op anderen'. */
  eyebrow: string
  heading: string
  /** The name of the task; where it is about none, what the heading says. */
  title: string
  text: string
  button: string
  href: string
  /** Where ICT is asked to fill it in instead; null where that is not theirs to do. */
  askIct: string | null
}

/** How many tasks are late, and which one has been for longest. */
export type Lateness = { count: number; title: string; href: string; since: string }

/** What the next step is chosen from. */
export type Steps = {
  place: { locationIndex: number | null; fieldsOf: (formType: string) => unknown }
  /** Of the place and of the organisation. */
  cards: readonly CardItem[]
  /** What needs the leader, the heaviest first. */
  entries: readonly Entry[]
  factsFor: (item: Item) => Facts
  /** Whether the reader was given a task, by its key. */
  isOwn: (item: string) => boolean
  language: Language
}

const cardOf = ({ cards }: Steps, { item }: Entry) => cards.find((card) => card.item.key === item)
const indexFor = ({ place }: Steps, item: Item | undefined) =>
  item?.roadmap === 'organisation' ? null : place.locationIndex

/**
 * What to do next: the heaviest entry on which the reader can act, at this place or for the organisation; else the heaviest that
 * tells something.
 * @param after key of the task that the reader is at, which is not offered again
 * @returns null where there is no entry
 */
export function nextStep(steps: Steps, after?: string): NextStep | null {
  const others = steps.entries.filter(
    (entry) => isTheirs(steps, entry) && (after === undefined || entry.item !== after),
  )
  const entry = stepAt(others, steps.isOwn) ?? others[0]
  if (!entry) return null
  const card = cardOf(steps, entry)
  return card && ofTasks.has(entry.kind) ? taskStep(steps, entry, card) : otherStep(steps, entry, card)
}

/** Not what asks to go on with a task that somebody else holds. */
const isTheirs = ({ isOwn }: Steps, entry: Entry): boolean => canActOn(entry, entry.item !== null && isOwn(entry.item))

function taskStep(steps: Steps, entry: Entry, card: CardItem): NextStep {
  const { item, state, missing } = card
  const { language } = steps
  const t = textFor(language, 'roadmap/flow')
  const title = itemTitle(item, language)
  const index = indexFor(steps, item)
  const why = entry.reason.key === 'next.holdsUp' ? reasonWords(entry, language) : null
  const needed =
    state === 'busy' && missing.length > 0
      ? t('step.stillNeeded', { list: missingInShort(item, missing, language) })
      : null
  const asksIct = !isCompleted(state) && item.shares?.to.ict?.includes('fill') === true
  return {
    isToDo: true,
    eyebrow: t('step.next'),
    heading: t(state === 'none' ? 'step.begin' : 'step.finish', { title }),
    title,
    text: [why, needed, t('step.takes', { count: item.minutes })].filter(Boolean).join(' '),
    button: t(state === 'none' ? 'step.startWith' : 'step.continueWith', { title }),
    href: entranceOf(steps, card),
    askIct: asksIct ? newLinkAddress(item.key, index, 'ict') : null,
  }
}

/** The address of the page that a reader needs of a task. */
function entranceOf(steps: Steps, card: CardItem): string {
  const { item } = card
  const known = { stored: steps.place.fieldsOf(item.key), facts: steps.factsFor(item) }
  return pageAddress(item, entrancePage(item, card, known), indexFor(steps, item))
}

function otherStep(steps: Steps, entry: Entry, card: CardItem | undefined): NextStep {
  const { language } = steps
  const t = textFor(language, 'roadmap/flow')
  const { kind, subject } = entry
  const index = indexFor(steps, card?.item)
  const isToDo = toDo.has(kind)
  const words = `${reasonWords(entry, language)}.`.replace(/([.!?”])\.$/, '$1')
  const title = card ? itemTitle(card.item, language) : words
  if (card && kind === 'sent-back' && subject !== null) {
    return {
      ...{ isToDo, eyebrow: t('step.back'), heading: t('step.sendAgain', { title }), title, text: words },
      ...{ button: t('step.newVersion'), href: newVersionAddress(card.item, subject, index), askIct: null },
    }
  }
  const eyebrow = isToDo ? 'next' : kind.startsWith('waits-for') ? 'waits' : 'news'
  const href = kind === 'waits-for-task' && card ? entranceOf(steps, card) : entryAddress(entry, index)
  return {
    ...{ isToDo, eyebrow: t(`step.${eyebrow}`), heading: title, title, text: card ? words : '' },
    ...{ button: t('step.look'), href, askIct: null },
  }
}

/** The tasks that are late and theirs to do, in one line; null where none is. */
export function latenessOf(steps: Steps): Lateness | null {
  const late = steps.entries
    .filter((entry) => entry.kind === 'late' && entry.due !== null && isTheirs(steps, entry))
    .sort((a, b) => (a.due ?? 0) - (b.due ?? 0))
  const [longest] = late
  const card = longest && cardOf(steps, longest)
  if (!card) return null
  return {
    count: late.length,
    title: itemTitle(card.item, steps.language),
    href: entranceOf(steps, card),
    since: textFor(steps.language, 'roadmap/flow')('card.since', {
      day: formatDayMonth(longest.due ?? 0, steps.language),
    }),
  }
}
