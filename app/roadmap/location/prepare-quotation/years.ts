/**
 * The years to choose from: this one and the three after it, and the chosen one where that is none of these.
 * @param today milliseconds since 1970
 */
export function yearsToChoose(today: number, chosen: number | null): number[] {
  const first = new Date(today).getUTCFullYear()
  const years = [first, first + 1, first + 2, first + 3]
  return chosen === null || years.includes(chosen) ? years : [...years, chosen].sort((a, b) => a - b)
}
