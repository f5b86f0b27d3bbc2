import { z } from 'zod'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { isOneLine } from '#app/platform/config/mail.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { staffRoles } from '#app/persistence/staff-rights.ts'
import { staffOption } from './user-values.ts'

/** A name as it can stand on a page, in a message and in the database. */
export const userName = z
  .string()
  .overwrite((value) =>
    trimmed(
      value
        .toWellFormed()
        .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
        .replace(/\s+/g, ' '),
    ),
  )
  .min(1)
  .max(200)
  .refine((value) => isOneLine(value) && !/\p{Cc}/u.test(value))

/** An e-mail address as people sign in with it. */
export const userEmail = z
  .string()
  .overwrite(typedAddress)
  .refine((value) => isEmailAddress(value))

const organisationId = z
  .union([z.literal(staffOption), z.uuid()])
  .transform((organisation) => (organisation === staffOption ? null : organisation))

/** Somebody who is invited. */
export const newUserForm = z.object({
  name: userName,
  email: userEmail,
  organisation: organisationId,
  /** Asked of everybody: without script nobody knows who will be staff. */
  role: z.enum(staffRoles).optional(),
  language: z.enum(languages),
})

/** A user who is changed. Their e-mail address is how they sign in, and stays. */
export const oneUserForm = newUserForm.omit({ email: true }).extend({
  /** What the page showed. */
  shown: z.string().default(''),
})

/** What is said of a field that is wrong. */
export function userErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/users')
  return (field) => t(`errors.${field}`)
}
