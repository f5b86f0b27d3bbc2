import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import { readRelationship } from '#app/persistence/organisations/relationships.server.ts'
import { listStaff, readOwners } from '#app/persistence/staff/owners.server.ts'
import { noteStaffAccess } from '#app/persistence/staff/staff-access-log.server.ts'
import { listPlaces } from '#app/roadmap/attention/read.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { locationsItem, roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { askedPage } from '#app/platform/frame/list-pages.server.ts'
import { limitsOf } from '#app/platform/frame/submission.server.ts'
import { dayOf, formatWeekday } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { appointmentView } from '#app/platform/relationships/appointment-view.ts'
import { colleagueChoices } from '../../colleague-choices.server.ts'
import { noteForm, ownerForm } from './forms.server.ts'
import { readChangesOf, readDocumentsOf, readLinksOf, readMailOf } from './lists.server.ts'
import { locationRows } from './locations.server.ts'
import { missingRows, readMissing } from './missing.server.ts'
import { readNotesOf } from './notes-view.server.ts'
import { readAgreements } from '../agreements/read.server.ts'
import { bedsIn, readPeople, readPlaceForms } from './people.server.ts'

type Asked = {
  actor: Actor
  language: Language
  organisation: { id: string; name: string }
  place: Place
  query: URLSearchParams
  /** What the locations are searched by, which page of them, and how many stand on it. */
  list: { search: string; page: number; size: number }
}

const wholeItems = numberedItems(roadmaps.organisation)
const positionOf = (key: string): number => wholeItems.findIndex(({ item }) => item.key === key)
const described = z.object({ organisation: z.object({ kvk: z.string(), city: z.string() }) })

/**
 * All of one organisation, for provider staff: what it takes to look after it. People are those of the organisation and of
 * the locations on the page. That it was looked at is written down, for the organisation to see.
 */
export async function readAccount({ actor, language, organisation, place, query, list }: Asked) {
  const { id, name } = organisation
  const today = dayOf(Date.now())
  const asked = { actor, id, language }
  await noteStaffAccess(actor, id, { page: 'account', item: null, location: null, locationName: '' })
  const found = await listPlaces({ organisationId: id }, name, { ...list, order: 'position', filter: 'all' }, today)
  const indexes = found.rows.flatMap(({ locationIndex }) => locationIndex ?? [])
  const forms = await readPlaceForms(id, place, indexes)
  const [missing, people, documents, links, agreements, mail, changes, notes, owners, staff, kept] = await Promise.all([
    readMissing(id),
    readPeople(actor, { id, place, language }, forms),
    readDocumentsOf(asked),
    readLinksOf(asked),
    readAgreements({ id, place, language }),
    readMailOf(asked),
    readChangesOf(asked, place),
    readNotesOf(asked, askedPage(new URLSearchParams({ page: query.get('notes') ?? '' }))),
    readOwners(actor, id),
    listStaff(actor),
    readRelationship(actor, id),
  ])
  const about = described.safeParse(locationsItem.read(place.forms.get(locationsItem.key)?.fields)).data?.organisation
  const areAllShown = indexes.length === place.locations.length
  const { at, place: where, note } = appointmentView(kept?.relationship ?? null, Date.now())
  return {
    facts: {
      state: textFor(language, 'platform/relationships')(`states.${kept?.relationship.state ?? 'prospect'}`),
      late: missing.late,
      kvk: about?.kvk ?? '',
      city: about?.city ?? '',
      locations: place.locations.length,
      beds: areAllShown ? bedsIn(forms) : 0,
      firstDay: found.firstConnectionDay === null ? null : formatWeekday(found.firstConnectionDay, language),
    },
    total: found.total,
    rows: locationRows(found.rows, place.locations, { id, today, language }),
    missing: { total: missing.total, rows: missingRows(missing.entries, { id, people: people.named, language }) },
    people: { first: people.first, more: people.more, count: people.count, isPart: !areAllShown },
    ...{ documents, links, mail, changes, notes, owners },
    agreements: agreements.map((one) => ({ ...one, progress: found.whole?.states[positionOf(one.key)] ?? null })),
    appointment: { at, place: where, note },
    staff: colleagueChoices(staff),
    noteId: randomUUID(),
    constraints: { owner: limitsOf(ownerForm), note: limitsOf(noteForm) },
  }
}

export type Account = Awaited<ReturnType<typeof readAccount>>
