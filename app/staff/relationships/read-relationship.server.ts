import { z } from 'zod'
import { dayOf, inputDay, inputTime, parseDay, parseMoment } from '#app/platform/i18n/dates.ts'
import { clean, cleanLine, typedFields } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { RelationshipChange, RelationshipDetails } from '#app/persistence/organisations/relationships.server.ts'
import { relationshipStates } from '#app/platform/relationships/states.ts'
import { relationshipFields, type RelationshipErrors, type RelationshipValues } from './relationship-values.ts'

const line = (max: number) => z.string().overwrite(cleanLine).max(max)
const text = (max: number) => z.string().overwrite(clean).max(max)

const schema = z.object({
  contactName: line(200),
  contactEmail: z.union([z.literal(''), z.email().max(254)]),
  contactPhone: line(40),
  meetingDay: z.string(),
  meetingTime: z.string(),
  meetingPlace: line(200),
  meetingNote: text(2000),
  state: z.enum(relationshipStates),
  internalNotes: text(10_000),
})

/** What came of a form: what is to be saved, or what is wrong with it by field. */
export type ReadRelationship = {
  values: RelationshipValues
  version: number
  documents: RelationshipChange['documents']
  details: RelationshipDetails | null
  errors: RelationshipErrors
}

/** Reads what provider staff typed about an organisation. */
export function readRelationshipForm(form: FormData, language: Language): ReadRelationship {
  const t = textFor(language, 'staff/relationships')
  const values = typedFields(form, relationshipFields)
  const { data, error } = schema.safeParse({ ...values, contactEmail: trimmed(values.contactEmail) })
  const moment = readMoment(values)
  const wrong = new Set<unknown>(error?.issues.map(({ path }) => path[0]))
  if (typeof moment === 'string') wrong.add(moment)
  const errors: RelationshipErrors = {}
  for (const field of relationshipFields) if (wrong.has(field)) errors[field] = t(`errors.${field}`)
  const version = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0).parse(form.get('version'))
  const documents = { shown: idsIn(form, 'shown'), chosen: idsIn(form, 'documents') }
  const read = { values, version, documents, errors }
  if (!data || typeof moment === 'string') return { ...read, details: null }
  const { meetingDay: _, meetingTime: __, meetingPlace, meetingNote, ...rest } = data
  const meeting = { nextMeetingAt: moment, nextMeetingPlace: meetingPlace, nextMeetingNote: meetingNote }
  return { ...read, details: { ...rest, ...meeting } }
}

/** What is stored as its form shows it. */
export const relationshipInForm = (stored: RelationshipDetails): RelationshipValues => {
  const at = stored.nextMeetingAt?.getTime() ?? null
  return {
    contactName: stored.contactName,
    contactEmail: stored.contactEmail,
    contactPhone: stored.contactPhone,
    meetingDay: at === null ? '' : inputDay(dayOf(at)),
    meetingTime: at === null ? '' : inputTime(at),
    meetingPlace: stored.nextMeetingPlace,
    meetingNote: stored.nextMeetingNote,
    state: stored.state,
    internalNotes: stored.internalNotes,
  }
}

const idsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []))

/** The moment of the meeting, null where none is planned; the field that is wrong where it cannot be read. */
function readMoment({ meetingDay, meetingTime }: RelationshipValues): Date | null | 'meetingDay' | 'meetingTime' {
  if (trimmed(meetingDay) === '' && trimmed(meetingTime) === '') return null
  const day = parseDay(meetingDay)
  if (day === null) return 'meetingDay'
  const at = parseMoment(day, meetingTime)
  return at === null ? 'meetingTime' : new Date(at)
}
