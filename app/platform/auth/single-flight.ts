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
