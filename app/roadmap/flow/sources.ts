import type { Sources } from './facts.ts'
import type { Place } from './route.server.ts'

/** What facts and states are computed from, taken from what a request has read. */
export const sourcesOf = (place: Place): Sources => ({
  locationIndex: place.location?.index ?? null,
  organisationName: place.organisationName,
  locationName: place.location?.name ?? '',
  fieldsOf: (formType) => place.forms.get(formType)?.fields,
  documents: place.documents,
  contact: place.contact,
  provider: place.provider,
})
