import { withQuery } from '#app/platform/frame/with-query.ts'

/** The address of the library for provider staff. */
export const libraryListAddress = '/admin/documents'

/** The address of the same list as a table for spreadsheets; '' for all. */
export const libraryTableAddress = (query: { category: string; language: string }): string =>
  withQuery(`${libraryListAddress}/csv`, query)

/** The address at which provider staff change a document of the library. */
export const libraryEntryAddress = (id: string): string => `${libraryListAddress}/${id}`

/** The address at which they add one that takes the place of a file of a task. */
export const addToSlotAddress = (slot: string): string => withQuery(`${libraryListAddress}/upload`, { slot })
