/** Bits that a secret has to be worth. 32 random hexadecimal digits are worth 75 to 140 by this measure. */
const enough = 60

/**
 * Whether a secret looks like one that was made by chance. Words that somebody thought up pass: only what is plainly the
 * same over and over (`aaaa…`, `abab…`, `change-me-change-me-…`) or counted up (`0123…`) can be told.
 * @param secret of any length; one that is too short is not strong either
 */
export function isStrongSecret(secret: string): boolean {
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return Math.min(entropyOf(codes), entropyOf(steps)) * countOfThrees(codes) >= enough
}

/** Bits per value, after Shannon: how evenly many different values are used. */
function entropyOf(values: readonly number[]): number {
  const times = new Map<number, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times.values()].reduce((sum, count) => sum - (count / values.length) * Math.log2(count / values.length), 0)
}

/** How many different runs of three there are, so that what is written again counts once. */
const countOfThrees = (codes: readonly number[]): number =>
  new Set(codes.slice(2).map((_code, index) => codes.slice(index, index + 3).join())).size
