/**
 * Makes a way to do something once for all who ask for the same while it is under way; all get the same result or the
 * same error. Holds within this process.
 */
export function makeSingleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const flights = new Map<string, Promise<Result>>()
  return (key, work) => {
    const joined = flights.get(key)
    if (joined) return joined
    const started = work().finally(() => flights.delete(key))
    flights.set(key, started)
    return started
  }
}

/** Makes a way to do things of which at most `most` are under way at a time; the others wait, the first one first. */
export function makeQueue(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy < most) busy += 1
    // Who leaves hands over the place, so that nobody slips in between.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
