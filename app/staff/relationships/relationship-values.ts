/** The fields of a relationship as a form holds them, in its order. */
export const relationshipFields = [
  'contactName',
  'contactEmail',
  'contactPhone',
  'meetingDay',
  'meetingTime',
  'meetingPlace',
  'meetingNote',
  'state',
  'internalNotes',
] as const
export type RelationshipField = (typeof relationshipFields)[number]
export type RelationshipValues = Record<RelationshipField, string>
/** What is wrong, in the reader's language. */
export type RelationshipErrors = Partial<RelationshipValues>

/** What comes back where nothing was saved: everything that was typed, and why. */
export type RelationshipAnswer = {
  values: RelationshipValues
  /** Ids of the documents that were ticked. */
  chosen: string[]
  /** The version to save with next; null where the newest has to be looked at first: that of the page as it is now. */
  version: number | null
  errors: RelationshipErrors
}
