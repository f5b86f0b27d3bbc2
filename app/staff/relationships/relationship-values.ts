import type { SubmissionResult } from '@conform-to/dom'

/** The fields of a relationship as a form holds them, in its order. */
export const relationshipFields = [
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactHours',
  'meetingDay',
  'meetingTime',
  'meetingPlace',
  'meetingNote',
  'state',
  'internalNotes',
] as const
export type RelationshipField = (typeof relationshipFields)[number]
export type RelationshipValues = Record<RelationshipField, string>

/** What comes back where nothing was saved: everything that was typed, and why. */
export type RelationshipAnswer = {
  result: SubmissionResult<string[]>
  /** Whether somebody else saved meanwhile: the page shows a newer version now. */
  isStale: boolean
}
