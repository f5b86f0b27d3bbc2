import { z } from 'zod'
import { programScopes } from '#app/platform/auth/program-scopes.ts'
import { formId } from '#app/platform/frame/form-id.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { nameLine } from '#app/staff/organisations/read-details.server.ts'

const isScope = (scope: string): boolean => programScopes.some((one) => one === scope)

/** A new key: what it is called, what it may read, and of whom. */
export const keyForm = z
  .object({
    formId,
    name: nameLine,
    // Told of the list as a whole: its boxes have no place for an error of their own.
    scopes: z.array(z.string()).refine((scopes) => scopes.length > 0 && scopes.every(isScope)),
    reach: z.enum(['all', 'chosen']),
    organisations: z
      .array(z.string())
      .refine((ids) => ids.every((id) => z.guid().safeParse(id).success))
      .default([]),
  })
  .refine(({ reach, organisations }) => reach === 'all' || organisations.length > 0, { path: ['organisations'] })

/** What is said of a field that is wrong. */
export function keyErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/programs')
  return (field) => t(`errors.${field}`)
}
