import { programScopes, type ProgramScope } from '#app/platform/auth/program-scopes.ts'

/** The keys of the texts about scopes. */
export const scopeKeys = {
  'attention:read': 'attention',
  'forms:read': 'forms',
  'documents:read': 'documents',
} as const satisfies Record<ProgramScope, string>

/** The scopes of a key that there still are, in their order. */
export const knownScopes = (scopes: readonly string[]): ProgramScope[] =>
  programScopes.filter((scope) => scopes.includes(scope))
