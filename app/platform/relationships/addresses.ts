import { withQuery } from '#app/platform/frame/with-query.ts'
import type { RelationshipFilter } from '#app/persistence/organisations/relationships-list.server.ts'

const start = '/admin/relationship-management'

const partsOf = ({ state, search }: Partial<RelationshipFilter>) => ({ q: search ?? '', state: state ?? '' })

/** The address of the list. */
export const relationshipsAddress = (filter: Partial<RelationshipFilter> = {}, page = 1): string =>
  withQuery(start, { ...partsOf(filter), page })

/** The address of what is kept about an organisation. */
export const relationshipAddress = (organisationId: string): string => `${start}/${organisationId}`

/** The address of its next appointment as a file for calendar programs. */
export const relationshipCalendarAddress = (organisationId: string): string =>
  `${relationshipAddress(organisationId)}/calendar`

/** The address of the same list as a table for spreadsheets. */
export const relationshipsTableAddress = (filter: RelationshipFilter): string =>
  withQuery(`${start}/csv`, partsOf(filter))

/** The address of their next appointments as a file for calendar programs. */
export const appointmentsAddress = (filter: RelationshipFilter): string =>
  withQuery(`${start}/calendar`, partsOf(filter))
