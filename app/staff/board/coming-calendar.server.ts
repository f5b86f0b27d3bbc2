import { dayOf } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import { seenCardAddress } from '#app/staff/organisations/addresses.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { readComingUp } from '#app/persistence/staff/board-places.server.ts'
import type { ComingUp } from '#app/persistence/staff/board-shapes.ts'
import type { Place } from '#app/persistence/organisations/place-records.server.ts'
import { readPlaceRecords, type PlaceRecords } from '#app/persistence/staff/board.server.ts'
import type { Appointment, FromOrigin } from '#app/roadmap/calendar/appointment.ts'
import { appointmentsPlace } from '#app/roadmap/calendar/appointments.server.ts'
import { icsOf, icsType, lastChange } from '#app/roadmap/calendar/ics.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { groupBy } from '#app/roadmap/flow/group-by.ts'
import { placeIn } from '#app/roadmap/letters/address.ts'
import { writerFor } from '#app/roadmap/letters/letters.server.ts'
import { connectionDayItem, startMeetingItem } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { forCalendar, boardQuery } from './filter.ts'
import { keptLocations } from './kept-locations.server.ts'
import { nameOf } from './names.ts'

const day = 86_400_000

/**
 * The start meetings and connection days that the board shows, as a file for calendar programs. They have the ids that
 * the location's own files give them; a day that becomes definitive takes the place of the one that was expected.
 * @throws a 404 response where nothing comes up
 */
export async function comingAsCalendar(actor: Actor, request: Request, language: Language): Promise<Response> {
  const { searchParams, origin } = new URL(request.url)
  const t = textFor(language, 'staff/board')
  const today = dayOf(Date.now())
  await keptLocations(today)
  const coming = await readComingUp(actor, forCalendar(boardQuery(searchParams)), today)
  if (coming.length === 0) throw new Response(null, { status: 404 })
  const byLocation = groupBy(coming, (one) => keyOf(placeOf(one)))
  const shown = [...byLocation.values()]
  const organisations = [...new Set(coming.map(({ organisationId }) => organisationId))]
  const records = await readPlaceRecords(actor, [
    ...organisations.map((organisationId) => ({ organisationId, locationIndex: null })),
    ...shown.flatMap(([one]) => (one ? [placeOf(one)] : [])),
  ])
  const byPlace = { forms: groupBy(records.forms, keyOf), documents: groupBy(records.documents, keyOf) }
  const found = shown.flatMap((some) => fromLocation(some, { byPlace, language, origin }))
  return madeFileAnswer(icsOf(found), { name: t('calendar.file'), extension: 'ics', type: icsType })
}

const placeOf = ({ organisationId, index }: ComingUp): Place => ({ organisationId, locationIndex: index })

/** Tells a place apart from all others. */
const keyOf = ({ organisationId, locationIndex }: Place): string => `${organisationId} ${locationIndex ?? ''}`

type Given = {
  byPlace: { [Kind in keyof PlaceRecords]: ReadonlyMap<string, PlaceRecords[Kind]> }
  language: Language
  origin: string
}

/** @param coming of one location, never empty */
function fromLocation(coming: readonly ComingUp[], given: Given): FromOrigin[] {
  const [location] = coming
  if (!location) return []
  const { organisationId, organisationName, index } = location
  const keys = [keyOf({ organisationId, locationIndex: null }), keyOf(placeOf(location))]
  const forms = keys.flatMap((key) => given.byPlace.forms.get(key) ?? [])
  const documents = keys.flatMap((key) => given.byPlace.documents.get(key) ?? [])
  const fieldsOf = (formType: string) => forms.find((form) => form.formType === formType)?.fields
  const factsFor = gatherFacts({
    locationIndex: index,
    organisationName,
    locationName: location.name,
    fieldsOf,
    documents: documents.map((document) => ({ ...document, replacedAt: null })),
  })
  const t = textFor(given.language, 'staff/board')
  const titleOf = (kind: ComingUp['kind']) =>
    t('calendar.title', { what: t(`coming.${kind}`), where: nameOf(location, t) })
  const madeBy = (item: Item) => item.appointments(fieldsOf(item.key), factsFor(item), writerFor(item, given.language))
  const from = (item: Item, appointments: Appointment[]): FromOrigin => ({
    appointments,
    place: appointmentsPlace(item, location.row, organisationId),
    ...lastChange(forms),
    page: new URL(seenCardAddress(organisationId, index), given.origin).href,
  })
  const meetings = new Set(coming.flatMap(({ kind, at }) => (kind === 'meeting' ? [at] : [])))
  return [
    from(
      startMeetingItem,
      madeBy(startMeetingItem).flatMap((one) =>
        meetings.has(one.start) ? [{ ...one, title: titleOf('meeting') }] : [],
      ),
    ),
    from(
      connectionDayItem,
      coming.flatMap(({ kind, at }) => {
        if (kind === 'meeting') return []
        const about = madeBy(connectionDayItem)[0]?.about ?? ''
        const place = placeIn(factsFor(connectionDayItem))
        return [{ id: '', start: at, end: at + day, isWholeDay: true, title: titleOf(kind), place, about }]
      }),
    ),
  ]
}
