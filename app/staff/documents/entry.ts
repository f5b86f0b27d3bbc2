import type { SubmissionResult } from '@conform-to/dom'

/** What is typed of a document, as a form holds it. */
export type EntryValues = Record<EntryField, string>
export type EntryField = 'title' | 'description' | 'category' | 'language' | 'audience' | 'slot'

/** What comes back where a document could not be kept: everything that was typed, and why. */
export type EntryAnswer = {
  result: SubmissionResult<string[]>
  /** Whether somebody else changed it meanwhile: the page shows that now. */
  isStale: boolean
}

/** The fields in the order of the form: the summary of what is wrong follows it. */
export const entryFields = ['title', 'description', 'category', 'language', 'audience', 'slot', 'file'] as const
