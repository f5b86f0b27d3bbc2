import type { Actor } from '#app/persistence/actor.ts'
import { readCareOrganisation } from '#app/persistence/organisations/care-organisations.server.ts'
import { readRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { readPlaceRecords } from '#app/persistence/staff/board.server.ts'
import { noteStaffAccess } from '#app/persistence/staff/staff-access-log.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { appointmentView } from '#app/platform/relationships/appointment-view.ts'
import { readProgress } from '#app/roadmap/attention/read.server.ts'
import { peopleIn, type NamedPerson } from '#app/roadmap/people/people-in.ts'
import { connectionDay } from '#app/roadmap/screens/overview/place-view.server.ts'
import { missingKinds, missingRows } from '../organisations/account/missing.server.ts'
import { organisationAddress, seenAnswersAddress, seenCardAddress } from '../organisations/addresses.ts'
import type { PlaceAsked } from './filter.ts'
import { forecastOf } from './row.server.ts'

/** How many people and tasks stand there; the page of the organisation has them all. */
const [mostPeople, mostTasks] = [5, 10]

/** The item with the contact of a location. */
const contactItem = 'basic-information'

/**
 * More about one location than its row says: whom to call, when they are spoken again, what is missing. That it was looked
 * at is written down, for the organisation to see.
 * @param today calendar date
 * @returns null where there is no such location of an organisation at work
 */
export async function readPanel(
  actor: Actor,
  { organisationId, index }: PlaceAsked,
  { today, language }: { today: number; language: Language },
) {
  const organisation = await readCareOrganisation(actor, organisationId)
  if (!organisation || organisation.archivedAt !== null) return null
  const place = (await readProgress({ organisationId }, organisation.name, [index], today)).get(index)
  if (!place) return null
  await noteStaffAccess(actor, organisationId, {
    ...{ page: 'account', item: null, location: index, locationName: place.name },
  })
  const [{ forms }, kept] = await Promise.all([
    readPlaceRecords(actor, [
      { organisationId, locationIndex: null },
      { organisationId, locationIndex: index },
    ]),
    readRelationship(actor, organisationId),
  ])
  const people = peopleIn(forms)
  const asks = place.entries
    .filter((entry) => entry.for === 'leader' && missingKinds.includes(entry.kind))
    // The heaviest of a task says enough of it.
    .filter(({ item }, at, all) => item === null || all.findIndex((other) => other.item === item) === at)
  const shown = asks.slice(0, mostTasks).map((entry) => ({
    ...{ ...entry, locationIndex: index, locationId: '', locationName: '' },
  }))
  const answers = (item: string | null) => (item === null ? null : seenAnswersAddress(organisationId, item, index))
  const rows = missingRows(shown, { id: organisationId, people, language })
  const { at, place: where, note } = appointmentView(kept?.relationship ?? null, Date.now())
  const { words, left } = connectionDay(place, today, language)
  const t = textFor(language, 'staff/board')
  return {
    name: place.name || t('unnamed', { number: index + 1 }),
    organisation: { name: organisation.name, href: organisationAddress(organisationId) },
    day: [words, left].filter(Boolean).join(', '),
    forecast: forecastOf(place, language),
    progress: t('csv.of', { completed: place.completed, total: place.total }),
    people: reachable(people, index),
    appointment: at === null ? null : { when: formatMoment(at, language), where, note },
    missing: rows.map((row, n) => ({ ...row, href: answers(shown[n]?.item ?? null) ?? row.href })),
    more: asks.length - rows.length,
    card: seenCardAddress(organisationId, index),
    answers: seenAnswersAddress(organisationId, contactItem, index),
  }
}

export type Panel = NonNullable<Awaited<ReturnType<typeof readPanel>>>

/** Whom to call or write to, each once: the contact and the people of the location, then those of the organisation. */
function reachable(people: readonly NamedPerson[], index: number) {
  const weight = ({ locationIndex, formType, path }: NamedPerson) =>
    (locationIndex === index ? 0 : 2) + (formType === contactItem && path === 'contact' ? 0 : 1)
  const found = new Map<string, Pick<NamedPerson, 'name' | 'role' | 'phone' | 'email'>>()
  for (const { name, role, phone, email } of people.toSorted((one, other) => weight(one) - weight(other))) {
    const key = name.trim().toLowerCase()
    if (phone.trim() === '' && email.trim() === '') continue
    if (!found.has(key)) found.set(key, { name, role, phone: phone.trim(), email: email.trim() })
  }
  return [...found.values()].slice(0, mostPeople)
}
