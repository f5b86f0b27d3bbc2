/** What became of one row that was ticked. */
export type RowOutcome = {
  key: string
  name: string
  /** Where it can be looked at, and put right; null where it is gone. */
  href: string | null
  /** What was done, or why nothing was. */
  words: string
  isDone: boolean
}

/** What comes back after something was asked for many rows: row by row, or with what was ticked where nothing was done. */
export type RowActAnswer = { outcomes: RowOutcome[] } | { problem: string; ids: string[] }

/** The rows that were ticked where nothing was done to them. */
export const idsIn = (answer: RowActAnswer | undefined): readonly string[] =>
  answer && 'ids' in answer ? answer.ids : []
