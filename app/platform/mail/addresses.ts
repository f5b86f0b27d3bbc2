import { withQuery } from '#app/platform/frame/with-query.ts'

type Query = { state: string; organisation: string; page: number }

/** The address of the list of messages; '' for all. */
export const mailAddress = (query: Partial<Query> = {}): string => withQuery('/admin/mail', query)

/** The address of the same list as a table for spreadsheets: all of it. */
export const mailTableAddress = (query: Partial<Omit<Query, 'page'>>): string => withQuery('/admin/mail/csv', query)

/** The address of one message. */
export const messageAddress = (id: string): string => `/admin/mail/${id}`
