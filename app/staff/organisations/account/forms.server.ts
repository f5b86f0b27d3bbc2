import { z } from 'zod'
import { noteKinds } from '#app/persistence/staff/notes.server.ts'
import { formId } from '#app/platform/frame/form-id.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { clean } from '#app/platform/frame/typed-text.ts'
import { dayOf, inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'

const person = z.string().max(100).default('')

/** Who looks after an organisation, and who stands in; an empty choice is nobody. */
export const ownerForm = z.object({
  owner: person,
  deputy: person,
  /** What the page showed. */
  known: z.object({ owner: person, deputy: person }),
})

const isTodayOrLater = (typed: string): boolean => (parseDay(typed) ?? 0) >= dayOf(Date.now())

/** A note about an organisation. */
export const noteForm = z.object({
  noteId: formId,
  kind: z.enum(noteKinds),
  words: z.string().overwrite(clean).min(1).max(4000),
  followUp: z
    .string()
    .overwrite(trimmed)
    .default('')
    .refine((typed) => typed === '' || isTodayOrLater(typed)),
})

/** The day of a form that was found to be right, as it is stored; null for none. */
export function followUpDay(typed: string): string | null {
  const day = parseDay(typed)
  return day === null ? null : inputDay(day)
}

/** What is said of a field that is wrong. */
export function accountErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/organisations/account')
  return (field) => t(`errors.${field}`)
}
