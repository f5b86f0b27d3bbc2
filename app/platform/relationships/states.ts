import type { RelationshipState } from '#app/persistence/organisations/relationships.server.ts'

/** How far an organisation can be, in the order in which it goes. */
export const relationshipStates = [
  'prospect',
  'agreed',
  'preparing',
  'connected',
  'ended',
] as const satisfies readonly RelationshipState[]

/** The state of this name; null where there is none. */
export const stateOf = (name: string | null): RelationshipState | null =>
  relationshipStates.find((state) => state === name) ?? null
