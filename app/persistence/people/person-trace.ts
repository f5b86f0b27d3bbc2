/** Where somebody's name, e-mail address or id stands outside the forms, and what becomes of the row when they are erased. */
export type Trace = {
  kind: TraceKind
  table: string
  name?: string
  email?: string
  /** The address that the row belongs to and that stands in another table, as SQL. */
  address?: string
  user?: string
  /** The column of the organisation; tables without one hold things of the portal as a whole. */
  organisation?: string
  /** What is told of a row besides its name; never tokens, and nothing that was answered. */
  told: readonly string[]
  /** What else is changed, as SQL. */
  also?: string
  /** Rows that count, as SQL. */
  where?: string
  /** True where rows stay as they are: a signature is evidence that has to be kept. */
  stays?: boolean
  /** True where the whole row goes. */
  goes?: boolean
  /** Columns of words in which the person may be named: only that goes from them, and the row stays as it is. */
  words?: readonly string[]
  /** True where those columns are JSON. */
  areJson?: boolean
}

export const traceKinds = [
  ...(['account', 'answers', 'history', 'documents', 'links', 'signatures', 'mail'] as const),
  ...(['relations', 'texts', 'audit', 'usage'] as const),
]
export type TraceKind = (typeof traceKinds)[number]
