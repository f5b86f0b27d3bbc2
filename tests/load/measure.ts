import autocannon from 'autocannon'
import { type MeasuredServer, processorTime } from './servers.ts'

/** What one round, or the median of several, came to. */
export type Figures = {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of processor time of the server; null where the system does not tell. */
  cpuPerRequest: number | null
}

/** How the load is made; `duration` in seconds. */
export type Load = { connections: number; duration: number; cookie: string }

/** As browsers ask. */
export const acceptedEncodings = 'gzip, deflate, br, zstd'

/**
 * Asks for one page over and over, with several connections at once.
 * @throws where not every answer was a page
 */
export async function measure(server: MeasuredServer, page: string, load: Load): Promise<Figures> {
  const { connections, duration, cookie } = load
  const before = await processorTime(server)
  const { requests, latency, non2xx, errors } = await autocannon({
    url: server.origin + page,
    connections,
    duration,
    headers: { cookie, 'accept-encoding': acceptedEncodings },
  })
  const after = await processorTime(server)
  if (non2xx + errors > 0) throw new Error(`${server.name}: ${non2xx + errors} answers to ${page} were no page.`)
  return {
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    cpuPerRequest: before === null || after === null ? null : (after - before) / requests.total,
  }
}

/** The figures in the middle of several rounds, each for itself. */
export function medianOf(rounds: readonly Figures[]): Figures {
  const times = rounds.flatMap(({ cpuPerRequest }) => cpuPerRequest ?? [])
  return {
    requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    cpuPerRequest: times.length > 0 ? median(times) : null,
  }
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
