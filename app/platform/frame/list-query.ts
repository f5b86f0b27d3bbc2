import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { OwnerAsked } from '#app/persistence/list-narrowing.server.ts'

/** Whose rows can be asked for, in the order in which they are offered. */
export const ownersAsked = ['all', 'me', 'none'] as const satisfies readonly OwnerAsked[]

/** How long a text can be that is looked for. */
export const longestSearch = 100

/** What `q=` of an address looks for: text that the database takes, '' where nothing of it shows. */
export const searchIn = (query: URLSearchParams, name = 'q'): string =>
  trimmed((query.get(name) ?? '').replaceAll('\0', '').slice(0, longestSearch).toWellFormed())

/** Whose rows `owner=` of an address asks for; what makes no sense is passed over. */
export const ownerAskedIn = (query: URLSearchParams): OwnerAsked =>
  ownersAsked.find((one) => one === query.get('owner')) ?? 'all'

/** What was chosen, as an address has it: '' where it goes without saying. */
export const unlessUsual = (chosen: string, usual: string): string => (chosen === usual ? '' : chosen)
