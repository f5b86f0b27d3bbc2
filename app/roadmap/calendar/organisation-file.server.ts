import type { AppLoadContext } from '@remix-run/node'
import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { readAppointment } from '#app/persistence/forms/appointments.server.ts'
import { readFormsOfLocations } from '#app/persistence/forms/location-forms.server.ts'
import { pageAddress } from '../flow/addresses.ts'
import { gatherFacts } from '../flow/facts.ts'
import { isInitialised, type Location } from '../flow/locations.ts'
import { readOrganisation, type Route } from '../flow/route.server.ts'
import { writerFor } from '../letters/letters.server.ts'
import { allItems, connectionDayItem, startMeetingItem } from '../registry.ts'
import type { FromOrigin } from './appointment.ts'
import { appointmentsPlace } from './appointments.server.ts'
import { followUp } from './follow-up.server.ts'
import { icsOf, icsType, lastChange } from './ics.ts'

/** The forms that a location has. */
const formTypes = allItems.flatMap(({ item }) => (item.roadmap === 'location' ? [item.key] : []))

/**
 * All that comes up for an organisation as a file for calendar programs: its appointment with the provider, and the start
 * meetings and connection days of its locations, with the ids that their own files give them. Four queries.
 * @param origin of the portal
 * @throws a 404 response where nothing comes up
 */
export async function organisationCalendar(context: AppLoadContext, origin: string): Promise<Response> {
  const { language } = context
  const member = requireMember(context)
  const route = await readOrganisation(context)
  const locations = route.locations.filter(isInitialised)
  const [forms, appointment] = await Promise.all([readFormsOfLocations(member, formTypes), readAppointment(member)])
  const byLocation = new Map<number, LocationForms>()
  for (const form of forms) byLocation.set(form.locationIndex, [...(byLocation.get(form.locationIndex) ?? []), form])
  const say = textFor(language, 'platform/relationships')
  const kept = appointment && { ...appointment, organisationId: member.organisationId }
  const page = new URL('/documents', origin).href
  const found = [
    ...(kept ? followUp(kept, say('appointment.calendarTitle'), language, page) : []),
    ...locations.flatMap((location) =>
      fromLocation(location, route, byLocation.get(location.index) ?? [], { context, origin }),
    ),
  ]
  if (found.length === 0) throw new Response(null, { status: 404 })
  const name = textFor(language, 'roadmap/home')('coming.file')
  return madeFileAnswer(icsOf(found), { name, extension: 'ics', type: icsType })
}

type LocationForms = Awaited<ReturnType<typeof readFormsOfLocations>>
type Given = { context: AppLoadContext; origin: string }

function fromLocation(location: Location, route: Route, forms: LocationForms, given: Given): FromOrigin[] {
  const { language } = given.context
  const own = new Map(forms.map((form) => [form.formType, form]))
  const fieldsOf = (formType: string) => (own.get(formType) ?? route.forms.get(formType))?.fields
  const factsFor = gatherFacts({
    ...{ locationIndex: location.index, organisationName: route.organisationName, locationName: location.name },
    ...{ fieldsOf, documents: [], contact: route.contact },
  })
  const today = dayOf(Date.now())
  return [startMeetingItem, connectionDayItem].flatMap((item) => {
    const appointments = item
      .appointments(fieldsOf(item.key), factsFor(item), writerFor(item, language))
      .filter(({ start }) => dayOf(start) >= today)
    if (appointments.length === 0) return []
    const place = appointmentsPlace(item, location.id, route.member.organisationId)
    const page = new URL(pageAddress(item, '', location.index), given.origin).href
    return [{ appointments, place, ...lastChange([...route.forms.values(), ...own.values()]), page }]
  })
}
