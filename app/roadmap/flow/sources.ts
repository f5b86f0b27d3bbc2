import type { Sources } from './facts.ts'
import type { Route } from './route.server.ts'

/** What facts and states are computed from, taken from what a request has read. */
export const sourcesOf = (route: Route): Sources => ({
  locationIndex: route.location?.index ?? null,
  organisationName: route.organisationName,
  locationName: route.location?.name ?? '',
  fieldsOf: (formType) => route.forms.get(formType)?.fields,
  documents: route.documents,
})
