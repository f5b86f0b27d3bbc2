import { withQuery } from '#app/platform/frame/with-query.ts'

type Query = { person: string; organisation: string; action: string; from: string; until: string; page: number }

/** The address of what was written down; '' for all. */
export const auditAddress = (query: Partial<Query> = {}): string => withQuery('/admin/audit', query)

/** The address of the same as a table for spreadsheets: all of it. */
export const auditTableAddress = (query: Partial<Omit<Query, 'page'>>): string => withQuery('/admin/audit/csv', query)
