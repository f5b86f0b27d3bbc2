import { withQuery } from '#app/platform/frame/with-query.ts'

type Query = { person: string; organisation: string; kind: string; from: string; until: string; page: number }

/** The address of the security log; '' for all. */
export const securityAddress = (query: Partial<Query> = {}): string => withQuery('/admin/security', query)

/** The address of the same as a table for spreadsheets: all of it. */
export const securityTableAddress = (query: Partial<Omit<Query, 'page'>>): string =>
  withQuery('/admin/security/csv', query)
