import { z } from 'zod'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { formId } from '#app/platform/frame/form-id.server.ts'
import { sheetFields } from '#app/platform/spreadsheet/other-sheets.server.ts'
import { newOrganisationForm } from '../read-details.server.ts'
import { longest } from './limits.ts'

/** A list as it was typed, with its tabs. */
const list = (max: number) => z.string().max(max).default('')
const plain = z.string().max(100).default('')
/** Of a field of the browser for days or times, which takes no longest length. */
const choice = z.string().default('')

/** A new organisation with all that can come with it, or a list of them. */
export const onboardingForm = newOrganisationForm.extend({
  locations: list(longest.locations),
  people: list(longest.people),
  sheet: list(longest.sheet),
  owner: plain,
  deputy: plain,
  meetingDay: choice,
  meetingTime: choice,
  meetingPlace: z.string().overwrite(cleanLine).max(200).default(''),
  meetingNote: z.string().overwrite(clean).max(2000).default(''),
  invite: plain,
})

/** What nobody types: the id of the form, the button that was pressed, the file, and the names that may be there twice. */
export const aboutForm = z.object({
  formId,
  intent: z.enum(['add', 'check', 'add-sheet', 'form']).catch('add'),
  file: z.file().optional().catch(undefined),
  again: z.array(z.string()),
  ...sheetFields,
})

/** What is wrong with the fields, as conform has it. */
export type FieldProblems = Record<string, string[]>
