import { withQuery } from '#app/platform/frame/with-query.ts'

/** Which links can be asked for. */
export const sentStates = ['open', 'waiting', 'ended'] as const

/** What a list of links can be sorted by; the newest come first where nothing is asked. */
export const sentSorts = ['made', 'who', 'organisation', 'opened', 'done', 'until'] as const

/** What a list of links is asked by, as its address has it; '' for all, newest first. */
export type SentQuery = { q: string; state: string; organisation: string; owner: string; sort: string; page: number }

/** The address of a list of links. */
export const listAddress = (list: string, query: Partial<SentQuery>): string => withQuery(list, query)
