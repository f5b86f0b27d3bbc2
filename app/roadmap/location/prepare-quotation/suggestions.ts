import { isEmptyObject } from '#app/roadmap/rules/values.ts'

type Address = { address: string; zipcode: string; city: string }

/**
 * The address to start with: the location's own, where the agreement has none yet.
 * @returns null where there is nothing to suggest; half an address is left alone, as it may be another one
 */
export const suggestedAddress = (own: Address, known: Address): Address | null =>
  isEmptyObject(own) && !isEmptyObject(known) ? known : null

/**
 * The years to choose from: this one and the three after it, and the chosen one where that is none of these.
 * @param today milliseconds since 1970
 */
export function yearsToChoose(today: number, chosen: number | null): number[] {
  const first = new Date(today).getUTCFullYear()
  const years = [first, first + 1, first + 2, first + 3]
  return chosen === null || years.includes(chosen) ? years : [...years, chosen].sort((a, b) => a - b)
}
