import { dayOf, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline, asLine, type MailList, type MailMessage } from '#app/platform/mail/message.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import type { DuePerson } from '#app/persistence/notifications/due-people.server.ts'
import type { Kind } from '#app/roadmap/attention/entry.ts'
import { readStaffEntries, type StaffEntry } from '#app/roadmap/attention/read.server.ts'
import { reasonWords } from '#app/roadmap/attention/words.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { languageOf, type Written } from '../take-turns.server.ts'

/** How many entries are read, and how many stand in a list. */
const [mostRead, mostInList] = [200, 8]

const lists = [
  { key: 'slipped', kinds: ['slipped'] },
  { key: 'check', kinds: ['check-document', 'confirm-wifi'] },
  { key: 'stalled', kinds: ['stalled', 'no-contact'] },
  { key: 'undelivered', kinds: ['undelivered'] },
] as const satisfies readonly { key: string; kinds: readonly Kind[] }[]

type About = { origin: string; now: number; addressOf: (entry: StaffEntry) => string }

/** The digest of each of these people of the provider: of the organisations that they look after. */
export async function staffDigests(people: readonly DuePerson[], about: About): Promise<Written[]> {
  const written: Written[] = []
  for (const person of people) {
    const message = await digestFor(person, about)
    if (message) written.push({ person, message })
  }
  return written
}

async function digestFor(person: DuePerson, { origin, now, addressOf }: About): Promise<MailMessage | null> {
  const language = languageOf(person)
  const t = textFor(language, 'notifications/digest')
  const actor = { ...person, language, isAdmin: true, organisationId: null }
  const entries = await readStaffEntries(actor, { limit: mostRead, lookedAfterBy: person }, dayOf(now))
  const groups = lists.flatMap(({ key, kinds }) => {
    const all = entries.filter(({ kind }) => kinds.some((one) => one === kind))
    return all.length > 0 ? [{ key, all }] : []
  })
  if (groups.length === 0) return null
  const counts = groups.map(({ key, all }) => t(`staff.counts.${key}`, { count: all.length }))
  const board = `${origin}/admin`
  const values = { name: person.name, counts: counts.slice(0, 2).join(', ') }
  const listed = groups.map(({ key, all }): MailList => ({
    heading: t(`staff.lists.${key}`),
    items: all.slice(0, mostInList).map(lineOf),
    more: all.length > mostInList ? { href: board, label: t('more', { count: all.length - mostInList }) } : null,
  }))
  return {
    organisationId: null,
    cause: 'digest',
    stop: { userId: person.userId },
    to: { name: asLine(person.name, 200), address: person.email },
    language,
    preheader: asHeadline(counts.join(', ')),
    ...templateWords('digest-staff', language, values, board, listed),
  }

  function lineOf(entry: StaffEntry): MailList['items'][number] {
    const { organisationName, locationName, item, since } = entry
    const task = findItem(item ?? '')
    const words = [task && itemTitle(task, language), reasonWords(entry, language)].filter(Boolean).join('. ')
    return {
      href: `${origin}${addressOf(entry)}`,
      label: asLine([organisationName, locationName].filter(Boolean).join(', '), 200) || t('staff.unnamed'),
      about: asLine(words, 500),
      when: since === null ? '' : formatWeekdayMonth(since, language),
      isLate: entry.kind === 'slipped',
    }
  }
}
