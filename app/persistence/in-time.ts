import { setTimeout as pause } from 'node:timers/promises'

const tick = 250

/** What `inTime` gives where nothing came. */
export const silent = Symbol('silent')

/**
 * Waits so long for something, in ticks: a process that stood still, and so could hear nothing, counts one.
 * @param limit milliseconds
 * @returns silent where it did not come
 */
export async function inTime<T>(work: Promise<T>, limit: number, signal: AbortSignal): Promise<T | typeof silent> {
  for (let waited = 0; waited < limit && !signal.aborted; waited += tick) {
    const outcome = await Promise.race([work.then((value) => ({ value })), rest(tick, signal)])
    if (outcome) return outcome.value
  }
  return silent
}

/** Waits so many milliseconds, or until the signal. */
export const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => {})
