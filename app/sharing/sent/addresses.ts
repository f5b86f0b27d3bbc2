import { withQuery } from '#app/platform/frame/with-query.ts'

/** Which links can be asked for. */
export const sentStates = ['open', 'waiting', 'ended'] as const

type Query = { state: string; organisation: string; page: number }

/** The address of a list of links; '' for all. */
export const listAddress = (list: string, query: Query): string => withQuery(list, query)
