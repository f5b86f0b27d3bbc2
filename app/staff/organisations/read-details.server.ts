import { z } from 'zod'
import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { formId } from '#app/platform/frame/form-id.server.ts'
import type { ErrorOf } from '#app/platform/frame/submission.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { signingExample } from '#app/platform/site/signing-example.ts'
import { newRowId } from './locations.server.ts'

/** A name of an organisation or location: one line that is not empty. */
export const nameLine = z.string().overwrite(cleanLine).min(1).max(200)

/** The town of a location; '' where it is not known. */
export const townLine = z.string().overwrite(cleanLine).max(200)

const signingLink = z.string().overwrite(cleanLine).max(2000).refine(isSafeLink).default('')
const identityOrganisation = z
  .string()
  .overwrite(cleanLine)
  .max(100)
  .regex(/^(?:\w|-)*$/)
  .default('')

/** What provider staff keep about an organisation. */
const details = z.object({ name: nameLine, signingLink, identityOrganisation })

/** A new organisation. */
export const newOrganisationForm = details.extend({ formId })

const plain = z.string().default('')

/** The details of an organisation that is there. */
export const detailsForm = details.extend({
  /** What the page showed: what others save meanwhile is not seen by typing on. */
  known: z.object({ name: plain, signingLink: plain, identityOrganisation: plain }),
})

/** A location that is added. */
export const newLocationForm = z.object({
  locationName: nameLine,
  /** An id for its row. */
  row: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .catch(newRowId),
})

const version = z.number().int().min(0).max(2_000_000_000).catch(0)

/** The name of a location, and the version of the list that the page showed. */
export const locationForm = z.object({ name: nameLine, version })

/** What provider staff know of the WiFi test at a location, and the version that the page showed. */
export const wifiTestForm = z.object({
  trackAndTrace: plain,
  confirmed: plain.transform((confirmed) => confirmed === 'true'),
  version,
})

/** What is said of a field that is wrong. */
export function organisationErrorOf(language: Language): ErrorOf {
  const t = anyTextFor(language, 'staff/organisations')
  return (field) => t(`errors.${field}`)
}

/** What somebody signs at must not be read on the way, nor hide where it leads behind a user name. */
function isSafeLink(link: string): boolean {
  if (link === '' || link === signingExample) return true
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}
