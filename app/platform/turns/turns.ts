/** Thrown where too many wait for their turn already. */
export class TooManyWaitingError extends Error {}

/**
 * Lets only so much of a kind of work be done at once; the rest waits for its turn, in the order it came. Holds within
 * this process.
 * @param limits how much may wait: any amount where it is not said
 * @returns does the work when its turn comes
 * @throws TooManyWaitingError, from what it returns, where as many wait as may
 */
export function takeTurns({ atOnce, waiting: most = Infinity }: { atOnce: number; waiting?: number }) {
  const waiting: (() => void)[] = []
  let busy = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= atOnce) {
      if (waiting.length >= most) throw new TooManyWaitingError('Too many wait for their turn.')
      // Who leaves hands over the place, so that nobody slips in between.
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
