import { readOrganisation, readPlace, type Route } from '#app/roadmap/flow/route.server.ts'
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
  if (locationIndex !== null && !route.location) {
    throw problem(404, 'unknown_location', 'Your organisation has no such location.')
  }
  return route
}
