import { z } from 'zod'
import { programScopes } from '#app/platform/auth/program-scopes.ts'
import { formId } from '#app/platform/frame/form-id.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { nameLine } from '#app/staff/organisations/read-details.server.ts'

/** One or more of these. It is told of the list as a whole: its boxes have no place for an error of their own. */
export const someOf = (known: readonly string[]) =>
  z.array(z.string()).refine((values) => values.length > 0 && values.every((value) => known.includes(value)))

/** What keys and webhooks have in common. */
export const reachForm = {
  formId,
  name: nameLine,
  reach: z.enum(['all', 'chosen']),
  organisations: z
    .array(z.string())
    .refine((ids) => ids.every((id) => z.guid().safeParse(id).success))
    .default([]),
}

type Reach = { reach: 'all' | 'chosen'; organisations: string[] }

/** Whether organisations were chosen where some have to be. */
export const isReachSaid = ({ reach, organisations }: Reach): boolean => reach === 'all' || organisations.length > 0

/** The organisations that were chosen, as they are kept: null for all. */
export const organisationIdsOf = ({ reach, organisations }: Reach): string[] | null =>
  reach === 'all' ? null : [...new Set(organisations)]

/** A new key: what it is called, what it may read, and of whom. */
export const keyForm = z
  .object({ ...reachForm, scopes: someOf(programScopes) })
  .refine(isReachSaid, { path: ['organisations'] })

/** What is said of a field that is wrong. */
export function keyErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/programs')
  return (field) => t(`errors.${field}`)
}
