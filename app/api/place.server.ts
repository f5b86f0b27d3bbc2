import { readOrganisation, readPlace, readPlaceOf, type Place, type Route } from '#app/roadmap/flow/route.server.ts'
import { readOrganisationFor } from '#app/persistence/programs/program-tokens.server.ts'
import { programOf } from '#app/platform/auth/program.server.ts'
import type { ProgramScope } from '#app/platform/auth/program-scopes.ts'
import { problem } from '../platform/auth/json-answers.server.ts'
import { callerOf, type Call } from './endpoint.server.ts'

/**
 * Reads the organisation of who asks, seen from one of its locations or as a whole.
 * @param locationIndex null for the organisation as a whole
 * @throws a 403 response for provider staff; a 404 response where there is no such location
 */
export async function readPlaceFor({ context }: Call, locationIndex: number | null): Promise<Route> {
  callerOf(context)
  const route = locationIndex === null ? await readOrganisation(context) : await readPlace(context, locationIndex)
  return atLocation(route, locationIndex)
}

/** What is asked for: a location, or the organisation as a whole. */
type PlaceAsked = { location_index: number | null; organisation_id?: string | undefined }

/**
 * The same, where a program may ask too: it names the organisation.
 * @param scope that a program has to have
 * @throws a 403 response for provider staff and for a program without the scope; a 404 response where there is no such
 * organisation or location for who asks; a 422 response where a program names no organisation
 */
export async function readPlaceAsked(call: Call, asked: PlaceAsked, scope: ProgramScope): Promise<Place> {
  const { location_index: locationIndex, organisation_id: id } = asked
  const program = programOf(call.context, scope)
  if (!program) {
    if (id !== undefined && id.toLowerCase() !== callerOf(call.context).organisationId) throw unknownOrganisation()
    return readPlaceFor(call, locationIndex)
  }
  if (id === undefined) {
    const issues = [{ path: 'organisation_id', message: 'A program has to name the organisation.' }]
    throw problem(422, 'invalid', 'The body is not as it has to be.', { issues })
  }
  const organisation = await readOrganisationFor(program, id)
  if (!organisation) throw unknownOrganisation()
  return atLocation(await readPlaceOf(organisation, organisation.name, locationIndex), locationIndex)
}

const unknownOrganisation = () => problem(404, 'unknown_organisation', 'There is no such organisation for you.')

function atLocation<Found extends Place>(place: Found, locationIndex: number | null): Found {
  if (locationIndex === null || place.location) return place
  throw problem(404, 'unknown_location', 'The organisation has no such location.')
}
