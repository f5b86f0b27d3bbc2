import { fold } from '#app/platform/i18n/fold.ts'
import type { Option } from '../input.tsx'

/** Characters of what was typed that are compared: more than any name has. */
const longestName = 500
/** How many are named where what was typed can mean several. */
export const mostMeant = 5

/**
 * The options that somebody can mean by what they typed, compared without accents, capitals and signs: those with just this
 * name, else all that have it somewhere in their name.
 * @param typed a name, a part of one, or the value of an option
 */
export function optionsMeant<One extends Option>(typed: string, options: readonly One[]): One[] {
  const known = options.find(({ value }) => value === typed)
  if (known) return [known]
  const folded = fold(typed.slice(0, longestName))
  if (folded === '') return []
  const same = options.filter(({ label }) => fold(label) === folded)
  return same.length > 0 ? same : options.filter(({ label }) => fold(label).includes(folded))
}
