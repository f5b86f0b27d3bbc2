import { z } from 'zod'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { dayOf, inputDay, inputTime, parseDay } from '#app/platform/i18n/dates.ts'
import { parseMoment } from '#app/platform/i18n/moments.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { RelationshipDetails } from '#app/persistence/organisations/relationships.server.ts'
import { relationshipStates } from '#app/platform/relationships/states.ts'
import type { RelationshipValues } from './relationship-values.ts'

const line = (max: number) => z.string().overwrite(cleanLine).max(max).default('')
const text = (max: number) => z.string().overwrite(clean).max(max).default('')
const plain = z.string().default('')
const email = z
  .string()
  .overwrite(typedAddress)
  .refine((address) => address === '' || isEmailAddress(address))

const typedMoment = z.object({ meetingDay: z.string(), meetingTime: z.string() })

/** What provider staff keep about an organisation: what is to be saved, and what the page showed. */
export const relationshipForm = z
  .object({
    contactName: line(200),
    contactEmail: email.default(''),
    contactPhone: line(40),
    contactHours: line(200),
    meetingDay: plain,
    meetingTime: plain,
    meetingPlace: line(200),
    meetingNote: text(2000),
    state: z.enum(relationshipStates),
    internalNotes: text(10_000),
    version: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0),
    /** The documents that could be chosen. */
    shown: z.array(z.string()),
    documents: z.array(z.string()),
  })
  .superRefine(
    (typed, context) => {
      const moment = readMoment(typed)
      if (typeof moment === 'string') context.addIssue({ code: 'custom', path: [moment] })
    },
    // Or what is wrong with the moment would be said only after all else is right.
    { when: ({ value }) => typedMoment.safeParse(value).success },
  )
  .transform(({ version, shown, documents: chosen, meetingDay, meetingTime, meetingPlace, meetingNote, ...rest }) => {
    const moment = readMoment({ meetingDay, meetingTime })
    const nextMeetingAt = typeof moment === 'string' ? null : moment
    const details: RelationshipDetails = {
      ...rest,
      ...{ nextMeetingAt, nextMeetingPlace: meetingPlace, nextMeetingNote: meetingNote },
    }
    return { version, documents: { shown, chosen }, details }
  })

/** What is said of a field that is wrong. */
export function relationshipErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/relationships')
  return (field) => t(`errors.${field}`)
}

/** What is stored as its form shows it. */
export const relationshipInForm = (stored: RelationshipDetails): RelationshipValues => {
  const at = stored.nextMeetingAt?.getTime() ?? null
  return {
    contactName: stored.contactName,
    contactEmail: stored.contactEmail,
    contactPhone: stored.contactPhone,
    contactHours: stored.contactHours,
    meetingDay: at === null ? '' : inputDay(dayOf(at)),
    meetingTime: at === null ? '' : inputTime(at),
    meetingPlace: stored.nextMeetingPlace,
    meetingNote: stored.nextMeetingNote,
    state: stored.state,
    internalNotes: stored.internalNotes,
  }
}

/** The moment of the meeting, null where none is planned; the field that is wrong where it cannot be read. */
export function readMoment({
  meetingDay,
  meetingTime,
}: Pick<RelationshipValues, 'meetingDay' | 'meetingTime'>): Date | null | 'meetingDay' | 'meetingTime' {
  if (trimmed(meetingDay) === '' && trimmed(meetingTime) === '') return null
  const day = parseDay(meetingDay)
  if (day === null) return 'meetingDay'
  const at = parseMoment(day, meetingTime)
  return at === null ? 'meetingTime' : new Date(at)
}
