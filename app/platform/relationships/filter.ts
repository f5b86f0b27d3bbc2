import type { RelationshipFilter } from '#app/persistence/organisations/relationships-list.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { stateOf } from './states.ts'

/** Which organisations an address asks for. */
export const relationshipFilter = (query: URLSearchParams): RelationshipFilter => ({
  state: stateOf(query.get('state')),
  search: trimmed((query.get('q') ?? '').toWellFormed().replaceAll('\0', '')).slice(0, 100),
})
