import { dayOf, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline, asLine, type MailList, type MailMessage } from '#app/platform/mail/message.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { peopleOf } from '#app/persistence/notifications/audience.server.ts'
import type { DuePerson } from '#app/persistence/notifications/due-people.server.ts'
import { clockIn } from '#app/persistence/notifications/preferences.ts'
import { readRecentMail } from '#app/persistence/notifications/turns.server.ts'
import { entryAddress } from '#app/roadmap/attention/addresses.ts'
import { readOrganisationEntries, type PlacedEntry } from '#app/roadmap/attention/read.server.ts'
import { reasonWords } from '#app/roadmap/attention/words.server.ts'
import { itemTitle, missingWords } from '#app/roadmap/flow/words.server.ts'
import { placeName } from '#app/roadmap/home/entry-words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { isDigestDay } from '../schedule.server.ts'
import { languageOf, type Written } from '../take-turns.server.ts'
import { remindersOn, stageOn } from './due.ts'

/** How many tasks stand below a place; of how many places. */
const [mostTasks, mostPlaces] = [20, 30]

/** A task that is late or due soon, and not done. */
export type DueTask = PlacedEntry & { item: string; due: number }

/** What each of these people of one organisation is reminded of today: all of it in one message. */
export async function taskReminders(
  people: readonly DuePerson[],
  organisationId: string,
  { origin, now }: { origin: string; now: number },
): Promise<Written[]> {
  const today = dayOf(now)
  const asking = people.filter((person) => !hasDigestToday(person, now))
  const open = asking.length === 0 ? [] : await readDueTasks(organisationId, today)
  const due = open.filter((task) => stageOn(today, task.due) !== null)
  if (due.length === 0) return []
  const audience = await audienceOf(organisationId, due)
  const recent = await readRecentMail(
    asking.map(({ userId }) => userId),
    now,
  )
  return asking.flatMap((person) => {
    const own = due.filter(({ locationIndex }) => audience.get(locationIndex)?.has(person.userId))
    const reminders = remindersOn(today, own, recent.get(person.userId) ?? { messages: 0, reminded: [] })
    if (reminders.length === 0) return []
    const message = reminderFor(
      person,
      reminders.map(({ task }) => task),
      { organisationId, today, origin },
    )
    return [{ person, message, reminded: reminders.map(({ key }) => key) }]
  })
}

/** The digest of a day says what its reminders would. */
const hasDigestToday = ({ preferences }: DuePerson, now: number): boolean =>
  !preferences.muted.includes('digest') && isDigestDay(preferences, clockIn(preferences.timeZone, now).day)

/**
 * The tasks of an organisation and its locations that are late or due soon and wait for its own people.
 * @param today calendar date
 */
export async function readDueTasks(organisationId: string, today: number): Promise<DueTask[]> {
  const { entries } = await readOrganisationEntries({ organisationId }, { readers: ['leader'], perKind: 1000 }, today)
  return entries.flatMap((entry) => {
    const { kind, item, due } = entry
    const isTheirs = entry.holder === 'us' || entry.holder === 'colleague'
    if ((kind !== 'late' && kind !== 'due-soon') || item === null || due === null || !isTheirs) return []
    return [{ ...entry, item, due }]
  })
}

/** Whom each of their places concerns: the ids of people, by the position of the location; null is the organisation as a whole. */
export async function audienceOf(
  organisationId: string,
  due: readonly DueTask[],
): Promise<Map<number | null, Set<string>>> {
  const audience = new Map<number | null, Set<string>>()
  for (const index of new Set(due.map(({ locationIndex }) => locationIndex))) {
    audience.set(index, new Set(await peopleOf(database(), organisationId, index)))
  }
  return audience
}

/** The message that reminds somebody of these tasks. */
export function reminderFor(
  person: DuePerson,
  tasks: readonly DueTask[],
  about: { organisationId: string; today: number; origin: string },
): MailMessage {
  const language = languageOf(person)
  const t = textFor(language, 'notifications/reminders')
  const { organisationName } = person
  const reading = { organisationName, today: about.today, language }
  const titleOf = ({ item: key }: DueTask) => {
    const item = findItem(key)
    return item ? itemTitle(item, language) : key
  }
  const hrefOf = (task: DueTask) => `${about.origin}${entryAddress(task, task.locationIndex)}`
  const places = [...new Set(tasks.map(({ locationIndex }) => locationIndex))]
  const [first] = tasks
  const count = tasks.length
  const place = first ? placeName(first, reading) : ''
  const title = first ? titleOf(first) : ''
  const where = place === organisationName ? organisationName : `${place} (${organisationName})`
  const what = count === 1 ? t('whatOne', { title, where }) : t('what', { count, organisation: organisationName })
  const values = { name: person.name, organisation: organisationName, what, task: title }
  const lists = places
    .slice(0, mostPlaces)
    .flatMap((index) => listOf(tasks.filter((task) => task.locationIndex === index)))
  return {
    organisationId: about.organisationId,
    cause: 'reminder',
    stop: { userId: person.userId },
    to: { name: asLine(person.name, 200), address: person.email },
    language,
    preheader: asHeadline(first ? `${title}: ${reasonWords(first, language)}` : organisationName),
    ...templateWords('reminder', language, values, first ? hrefOf(first) : null, lists),
  }

  function listOf(ofPlace: readonly DueTask[]): MailList[] {
    const items = ofPlace.slice(0, mostTasks).map((task) => ({
      ...{ href: hrefOf(task), label: asLine(titleOf(task), 200), about: asLine(missingOf(task), 500) },
      ...{ when: formatWeekdayMonth(task.due, language), isLate: task.kind === 'late' },
    }))
    return ofPlace.slice(0, 1).map((one) => ({ heading: asLine(placeName(one, reading), 200), items, more: null }))
  }

  function missingOf({ item: key, state, missing, missingCount }: DueTask): string {
    const item = findItem(key)
    if (!item || state !== 'busy' || missing.length === 0) return ''
    const list = missing.map((one) => missingWords(item, one, language)).join(', ')
    const more = missingCount - missing.length
    return more > 0 ? t('neededMore', { list, count: more }) : t('needed', { list })
  }
}
