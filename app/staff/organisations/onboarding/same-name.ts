import { fold } from '#app/platform/i18n/fold.ts'

/** Characters of a name that are compared: more than a name may have. */
const longestName = 500

/** A name as it is compared with those of other organisations: without case, accents, double spaces and "Stichting" in front. */
export function nameKey(name: string): string {
  const folded = fold(name.slice(0, longestName))
  return folded.replace(/^stichting (?=.)/, '') || name.trim().toLowerCase()
}
