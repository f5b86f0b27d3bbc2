import type { Column } from './columns.ts'

/** What the field of a cell is called in the form, and on the page. */
export const fieldName = (line: number, column: Column): string => `cell-${line}-${column}`

/** Where a row stands on the page. */
export const rowAnchor = (line: number): string => `line-${line}`
