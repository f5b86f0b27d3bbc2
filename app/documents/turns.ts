/** Thrown where too many wait for their turn already. */
export class TooManyWaitingError extends Error {}

/**
 * Lets only so much of a kind of work be done at once; the rest waits for its turn, in the order it came.
 * @returns does the work when its turn comes
 * @throws TooManyWaitingError, from what it returns, where as many wait as may
 */
export function takeTurns(limits: { atOnce: number; waiting: number }) {
  const waiting: (() => void)[] = []
  let busy = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= limits.atOnce) {
      if (waiting.length >= limits.waiting) throw new TooManyWaitingError('Too many wait for their turn.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      busy += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
