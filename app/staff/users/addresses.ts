import { withQuery } from '#app/platform/frame/with-query.ts'

type Query = { q: string; organisation: string; state: string; owner: string; sort: string; page: number }

/** The address of the list of users; '' for all, and by name. */
export const usersAddress = (query: Partial<Query> = {}): string => withQuery('/admin/users', query)

/** The address of the same list as a table for spreadsheets: all of it, in the same order. */
export const usersTableAddress = (query: Partial<Omit<Query, 'page'>>): string => withQuery('/admin/users/csv', query)

/** The same table of these users alone. */
export const chosenUsersTableAddress = (ids: readonly string[]): string =>
  `/admin/users/csv?${new URLSearchParams(ids.map((id) => ['ids', id]))}`

/** The address of one user, or of a page about them. */
export const userAddress = (id: string, page = ''): string => `/admin/users/${id}${page === '' ? '' : `/${page}`}`
