import pLimit from 'p-limit'

/** Thrown where too many wait for their turn already. */
export class TooManyWaitingError extends Error {}

/**
 * Does a bounded amount of work at once, the rest in the order it came, and refuses what is too much even to wait.
 * @returns does the work when its turn comes
 * @throws TooManyWaitingError, from what it returns, where as many wait as may
 */
export function boundedQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    // What was just let in counts as waiting until it has begun.
    if (limit.activeCount + limit.pendingCount >= atOnce + maxWaiting) {
      throw new TooManyWaitingError('Too many wait for their turn.')
    }
    return limit(work)
  }
}
