/** What a program of the provider can be allowed; each scope is for one address below /api and /ss/api. */
export const programScopes = ['attention:read', 'forms:read', 'documents:read'] as const

/** One of them. */
export type ProgramScope = (typeof programScopes)[number]

const scopes = new Map<string, ProgramScope>([
  ['attention', 'attention:read'],
  ['forms/get', 'forms:read'],
  ['documents/get', 'documents:read'],
])

/**
 * Which scope an address of the API asks of a program; null for addresses that are for people only, and for any other way
 * to write an address.
 * @param pathname as `new URL(…).pathname` gives it
 */
export function scopeOf(pathname: string): ProgramScope | null {
  const [, path = ''] = /^(?:\/ss)?\/api\/(.+)$/.exec(pathname) ?? []
  return scopes.get(path) ?? null
}
