import type { RelationshipFilter } from '#app/persistence/organisations/relationships-list.server.ts'
import { stateOf } from './states.ts'

/** Which organisations an address asks for. */
export const relationshipFilter = (query: URLSearchParams): RelationshipFilter => ({
  state: stateOf(query.get('state')),
  search: (query.get('q') ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, 100),
})
