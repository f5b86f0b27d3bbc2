/** What became of something with a day, as whoever was told the last time has to hear it. */
export type DayChange = 'set' | 'moved' | 'off'

/**
 * What is told of a day that changed, maybe more than once: only where it stands now.
 * @param from what was known before the first of the changes; null where there was no such day
 * @param now where it stands; null where there is none
 * @returns null where it stands where it stood
 */
export function dayChange(from: number | null, now: number | null): DayChange | null {
  if (from === now) return null
  if (from === null) return 'set'
  return now === null ? 'off' : 'moved'
}
