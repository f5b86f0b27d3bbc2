import { withQuery } from '#app/platform/frame/with-query.ts'

/** The address of the library for provider staff. */
export const libraryListAddress = '/admin/documents'

/** The address of the same list as a table for spreadsheets; '' for all. */
export const libraryTableAddress = (query: { category: string; language: string }): string =>
  withQuery(`${libraryListAddress}/csv`, query)
