import type { SubmissionResult } from '@conform-to/dom'
import type { SheetOffer } from '#app/platform/spreadsheet/other-sheets.server.ts'
import type { Namesake } from './add.server.ts'

/** The fields of the form, in its order. */
export const onboardingFields = [
  ...(['name', 'signingLink', 'identityOrganisation', 'again', 'locations', 'people', 'owner', 'deputy'] as const),
  ...(['meetingDay', 'meetingTime', 'meetingPlace', 'meetingNote', 'invite', 'sheet', 'file'] as const),
]
export type OnboardingField = Exclude<(typeof onboardingFields)[number], 'again' | 'file'>
export type OnboardingValues = Record<OnboardingField, string>

/** A line of a list as the page shows it, with what is wrong with it. */
export type ShownLine = { line: number; cells: string[]; problems: string[] }

/** What comes back where nothing was added: all that was typed, and why. */
export type OnboardingAnswer = {
  result: SubmissionResult<string[]>
  formId: string
  namesakes: Namesake[]
  agreed: string[]
  /** The list that was checked; null for the form. */
  sheet: {
    lines: ShownLine[]
    fileName: string
    /** What is to be known of the list as a whole. */
    remarks: string[]
    /** Sheets that can be read instead. */
    offer: SheetOffer
    organisations: number
    locations: number
    people: number
  } | null
}
