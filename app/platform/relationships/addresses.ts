import { withQuery } from '#app/platform/frame/with-query.ts'

const start = '/admin/relationship-management'

/** What the list is asked by, as its address has it; '' for all, by name. */
export type RelationshipQuery = { q: string; state: string; owner: string; sort: string }

/** The address of the list. */
export const relationshipsAddress = (query: Partial<RelationshipQuery> = {}, page = 1): string =>
  withQuery(start, { ...query, page })

/** The address of what is kept about an organisation. */
export const relationshipAddress = (organisationId: string): string => `${start}/${organisationId}`

/** The address of its next appointment as a file for calendar programs. */
export const relationshipCalendarAddress = (organisationId: string): string =>
  `${relationshipAddress(organisationId)}/calendar`

/** The address of the same list as a table for spreadsheets. */
export const relationshipsTableAddress = (query: Partial<RelationshipQuery>): string => withQuery(`${start}/csv`, query)

/** The address of their next appointments as a file for calendar programs. */
export const appointmentsAddress = (query: Partial<Omit<RelationshipQuery, 'sort'>>): string =>
  withQuery(`${start}/calendar`, query)
