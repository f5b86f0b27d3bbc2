import { z } from 'zod'
import { isMailAddress, isOneLine } from '#app/platform/config/mail.ts'
import { typedFields } from '#app/platform/frame/typed-text.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { languages, type Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import type { UserDetails } from '#app/persistence/people/staff-users.server.ts'
import { staffOption, userFields, type UserErrors, type UserValues } from './user-values.ts'

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
  .overwrite(trimmed)
  .max(254)
  .refine((value) => isMailAddress(value))

const schema = z.object({
  name: userName,
  email: userEmail,
  organisation: z.union([z.literal(staffOption), z.uuid()]),
  language: z.enum(languages),
})

/** What came of a form: what is to be saved, or what is wrong with it by field. */
export type ReadUser = { values: UserValues; details: (UserDetails & { email: string }) | null; errors: UserErrors }

/**
 * Reads what provider staff typed about a user.
 * @param email of a user who has one already
 */
export function readUserForm(form: FormData, language: Language, email?: string): ReadUser {
  const t = textFor(language, 'staff/users')
  const typed = typedFields(form, userFields)
  const values = { ...typed, email: email ?? typed.email }
  const { data, error } = schema.safeParse(values)
  const wrong = new Set<unknown>(error?.issues.map(({ path }) => path[0]))
  const errors: UserErrors = {}
  for (const field of userFields) if (wrong.has(field)) errors[field] = t(`errors.${field}`)
  if (!data) return { values, details: null, errors }
  const { organisation, ...rest } = data
  return { values, details: { ...rest, organisationId: organisation === staffOption ? null : organisation }, errors }
}
