import { dayOf, formatDayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { asHeadline, asLine, type MailList, type MailMessage } from '#app/platform/mail/message.server.ts'
import type { DuePerson } from '#app/persistence/notifications/due-people.server.ts'
import { listPlaces, readOrganisationEntries, type PlacedEntry } from '#app/roadmap/attention/read.server.ts'
import { entryAddress } from '#app/roadmap/attention/addresses.ts'
import { reasonWords } from '#app/roadmap/attention/words.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { connectWords } from '#app/roadmap/home/connect-words.server.ts'
import { entryRow, placeName, taskOf, type Reading } from '#app/roadmap/home/entry-words.server.ts'
import { allAddress, countsInLists, groupEntries } from '#app/roadmap/home/lists.server.ts'
import { firstStep, isPassedDay, nextStep } from '#app/roadmap/home/next-step.server.ts'
import { languageOf, type Written } from '../take-turns.server.ts'

/** How many tasks that were given to people are read. */
const mostGiven = 1000

/** How many entries stand in a list of the digest. */
const mostInList = 8

/**
 * The digest of an organisation and all its locations for each of these people of it; nobody gets one where nothing is late, due
 * within a week, back or waiting for somebody with a link.
 */
export async function memberDigests(
  people: readonly DuePerson[],
  organisationId: string,
  { origin, now }: { origin: string; now: number },
): Promise<Written[]> {
  const today = dayOf(now)
  const tenant = { organisationId }
  const shared = await readOrganisationEntries(tenant, { readers: ['leader'], perKind: mostInList }, today)
  const given = await readOrganisationEntries(tenant, { readers: ['assignee'], perKind: mostGiven }, today)
  const counts = countsInLists(shared.countsFor)
  const groups = groupEntries({ entries: shared.entries, counts }, null, { language: 'nl' })
  // What a colleague or the provider does asks nothing of anybody else.
  const isAnythingShared = groups.some(({ key }) => key !== 'colleagues' && key !== 'provider')
  const filter = { search: '', order: 'late', filter: 'all', page: 1, size: mostInList } as const
  const places = await listPlaces(tenant, '', filter, today)
  return people
    .map((person) => ({ person, own: given.entries.filter((entry) => isMeantFor(entry, person)) }))
    .filter(({ own }) => isAnythingShared || own.length > 0)
    .map(({ person, own }) => ({ person, message: digestFor(person, own) }))

  function digestFor(person: DuePerson, own: readonly PlacedEntry[]): MailMessage {
    const ofOthers = shared.entries.filter((entry) => entry.kind !== heldByColleague || !isMeantFor(entry, person))
    const entries = [...own, ...ofOthers].sort((one, other) => other.weight - one.weight)
    const colleagues = counts[heldByColleague] - own.filter(({ holder }) => holder === 'colleague').length
    const found = { entries, counts: { ...counts, assigned: own.length, [heldByColleague]: colleagues } }
    const language = languageOf(person)
    const t = textFor(language, 'notifications/digest')
    const { organisationName } = person
    const reading: Reading = { organisationName, today, language }
    const groups = groupEntries(found, null, reading, mostInList)
    const headline = groups.slice(0, 2).map(({ key, count }) => t(`counts.${key}`, { count }))
    const progress = t('progress', { count: places.completed, items: places.items })
    const lead = [connectWords(places.rows, places.firstConnectionDay, reading), progress].filter(Boolean).join(' ')
    const step = stepOf(found.entries, reading)
    const values = {
      ...{ name: person.name, organisation: organisationName, counts: headline.join(', '), lead },
      ...{ step: step?.words ?? '', task: step?.task ?? '' },
      ...{ contact: person.contact.name || t('us'), phone: person.contact.phone },
    }
    const lists = groups.map(({ key, heading, entries, more }): MailList => ({
      heading: asLine(heading, 200),
      items: entries.map((entry) => itemOf(entry, reading, origin)),
      more: more > 0 ? { href: `${origin}${allAddress(key)}`, label: t('more', { count: more }) } : null,
    }))
    return {
      organisationId,
      cause: 'digest',
      stop: { userId: person.userId },
      to: { name: asLine(person.name, 200), address: person.email },
      language,
      preheader: asHeadline(lead),
      ...templateWords('digest', language, values, step && `${origin}${step.href}`, lists),
    }
  }
}

/** What a colleague was given is told to the others. */
const heldByColleague = 'waits-for-colleague'

const isMeantFor = ({ reason }: PlacedEntry, { userId }: DuePerson): boolean => reason.values.assignee === userId

/** The one step to take, as on the start page; null where there is none. */
function stepOf(entries: readonly PlacedEntry[], reading: Reading) {
  const step = firstStep(entries)
  if (step && isPassedDay(step)) return askedIn(step, reading)
  const item = step && taskOf(step)?.item
  if (!step || !item) return null
  const { eyebrow, heading, text, href } = nextStep(step, item, reading)
  return { words: `${eyebrow}\n${heading}\n${text}`, href, task: itemTitle(item, reading.language) }
}

/** The question whether a connection took place, which is answered on its own page. */
function askedIn(step: PlacedEntry, reading: Reading) {
  const words = `${placeName(step, reading)}\n${reasonWords(step, reading.language)}`
  const task = textFor(reading.language, 'notifications/digest')('passedTask')
  return { words, href: entryAddress(step, step.locationIndex), task }
}

/** An entry as a line of a message. */
function itemOf(entry: PlacedEntry, reading: Reading, origin: string): MailList['items'][number] {
  const row = entryRow(entry, reading)
  return {
    ...{ href: `${origin}${row.href}`, label: asLine(row.title, 200), about: asLine(row.meta, 500) },
    when: asLine(whenOf(entry, row, reading.language), 100),
    isLate: entry.kind === 'late',
  }
}

function whenOf(entry: PlacedEntry, { strong, small }: { strong: string; small: string }, language: Language): string {
  if (entry.kind === 'late' && entry.due !== null) {
    return textFor(language, 'notifications/digest')('since', { day: formatDayMonth(entry.due, language) })
  }
  return ['sent-back', 'accepted', 'answer', 'given-back'].includes(entry.kind) ? small : strong
}
