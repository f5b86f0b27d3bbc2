import type { ListNarrowing } from '#app/persistence/list-narrowing.server.ts'
import type { RelationshipFilter } from '#app/persistence/organisations/relationships-list.server.ts'
import { ownerAskedIn, searchIn } from '#app/platform/frame/list-query.ts'
import { stateOf } from './states.ts'

/** What the list of relationships can be sorted by. */
export const relationshipSorts = ['organisation', 'contact', 'state', 'meeting'] as const

/** Which organisations an address asks for. */
export const relationshipFilter = (query: URLSearchParams): RelationshipFilter & Required<ListNarrowing> => ({
  state: stateOf(query.get('state')),
  search: searchIn(query),
  owner: ownerAskedIn(query),
})
