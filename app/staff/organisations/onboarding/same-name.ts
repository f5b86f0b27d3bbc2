import { fold } from '#app/platform/i18n/fold.ts'

/** A name as it is compared with those of other organisations: without case, accents, double spaces and "Stichting" in front. */
export function nameKey(name: string): string {
  const folded = fold(name)
  return folded.replace(/^stichting (?=.)/, '') || name.trim().toLowerCase()
}
