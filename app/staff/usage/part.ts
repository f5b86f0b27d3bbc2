import { withQuery } from '#app/platform/frame/with-query.ts'

/** The questions of the report, in the order of the page. */
export const partKeys = ['weeks', 'pages', 'scrolls', 'stops', 'rejected', 'durations'] as const
export type PartKey = (typeof partKeys)[number]

/** One answer: a table in words, of which one column is drawn as bars. */
export type Part = {
  key: PartKey
  /** Heads of the columns; the first column names the row. */
  heads: string[]
  rows: (string | number)[][]
  /** The column that is drawn. */
  drawn: number
  /** What a full bar means; null for the largest of the column. */
  full: number | null
}

/** The addresses of the page and of the table of one part, with the same filter. */
export const usageAddress = (query: Record<string, string>, table: PartKey | null = null): string =>
  table === null ? withQuery('/admin/usage', query) : withQuery('/admin/usage/csv', { ...query, table })
