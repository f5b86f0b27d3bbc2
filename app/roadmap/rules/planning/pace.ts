/** With fewer customers than these, how long a task takes is not told: it would be about one of them. */
export const fewestCustomers = 5

/** How many quantiles are kept, evenly spread, the shortest and the longest among them. */
export const quantileCount = 21

/** How long a task took, in days, wherever it is done. */
export type ItemPace = {
  /** The key of the item. */
  item: string
  /** How many places did it, of how many customers. */
  places: number
  customers: number
  /** From when it could be begun until it was done, the shortest first: `quantileCount` of them. */
  quantiles: readonly number[]
  /** From when it was begun until it was done: the one in the middle. */
  ownMedian: number
}

/** How long each task takes, by its key; without those of which too little is known. */
export type KnownPace = ReadonlyMap<string, ItemPace>

/** The one in the middle, and between which eight of ten lie. */
export function bandOf({ quantiles }: ItemPace): { low: number; median: number; high: number } {
  return { low: quantileAt(quantiles, 0.1), median: quantileAt(quantiles, 0.5), high: quantileAt(quantiles, 0.9) }
}

/**
 * How many days a task still takes that has waited for some: the one in the middle of those that took longer than that.
 * @returns null where none took so long
 */
export function daysLeft({ quantiles }: ItemPace, waited: number): number | null {
  const share = shareAt(quantiles, waited)
  return share === null ? null : Math.max(0, quantileAt(quantiles, (1 + share) / 2) - waited)
}

/** The value below which a share of all lies, from 0 to 1. */
function quantileAt(quantiles: readonly number[], share: number): number {
  const position = share * (quantiles.length - 1)
  const [low, high] = [quantiles[Math.floor(position)] ?? 0, quantiles[Math.ceil(position)] ?? 0]
  return low + (high - low) * (position - Math.floor(position))
}

/** Which share took no longer than a number of days; null where all were shorter. */
function shareAt(quantiles: readonly number[], days: number): number | null {
  const above = quantiles.findIndex((value) => value > days)
  if (above === -1) return null
  if (above === 0) return 0
  const [low, high] = [quantiles[above - 1] ?? 0, quantiles[above] ?? 0]
  return (above - 1 + (days - low) / (high - low)) / (quantiles.length - 1)
}
