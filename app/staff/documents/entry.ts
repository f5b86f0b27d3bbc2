/** What is typed of a document, as a form holds it. */
export type EntryValues = Record<EntryField, string>
export type EntryField = 'title' | 'description' | 'category' | 'language' | 'audience' | 'slot'

/** What is wrong with it, in the reader's language, by field. */
export type EntryErrors = Partial<Record<EntryField | 'file', string>>

/** What comes back where a document could not be kept: everything that was typed, and why. */
export type EntryAnswer = {
  values: EntryValues
  errors: EntryErrors
  /** What the page showed before, where that still counts; null where somebody else changed it, and for a new document. */
  shown: string | null
}

/** The fields in the order of the form: the summary of what is wrong follows it. */
export const entryFields = ['title', 'description', 'category', 'language', 'audience', 'slot', 'file'] as const

/** A new document: nothing typed. */
export const emptyEntry: EntryValues = {
  ...{ title: '', description: '', category: '', language: '', audience: '', slot: '' },
}
