import { z } from 'zod'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { detailFields, type DetailErrors, type DetailValues } from './details.ts'

// PostgreSQL takes no NUL and UTF-8 no half characters; a mark that turns the direction round would turn a whole page.
const clean = (value: string) =>
  trimmed(
    value
      .toWellFormed()
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/\s+/g, ' '),
  )

/** A name of an organisation or location: one line that is not empty. */
export const nameLine = z.string().overwrite(clean).min(1).max(200)

const schema = z.object({
  name: nameLine,
  signingLink: z.string().overwrite(clean).max(2000).refine(isSafeLink),
  identityOrganisation: z
    .string()
    .overwrite(clean)
    .max(100)
    .regex(/^[\w-]*$/),
})

/** What somebody signs at must not be read on the way, nor hide where it leads behind a user name. */
function isSafeLink(link: string): boolean {
  if (link === '') return true
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}

/** A field of a form as text; '' where it is missing or a file. */
export function typedField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Reads what provider staff typed about an organisation.
 * @returns the values to keep, or null with what is wrong by field; `typed` is what goes back on the page
 */
export function readDetails(form: FormData, language: Language, start = '') {
  const t = textFor(language, 'staff/organisations')
  const typed: DetailValues = {
    name: typedField(form, `${start}name`),
    signingLink: typedField(form, `${start}signingLink`),
    identityOrganisation: typedField(form, `${start}identityOrganisation`),
  }
  const { data, error } = schema.safeParse(typed)
  const errors: DetailErrors = {}
  for (const field of detailFields) {
    if (error?.issues.some(({ path }) => path[0] === field)) errors[field] = t(`errors.${field}`)
  }
  return { typed, values: data ?? null, errors }
}
