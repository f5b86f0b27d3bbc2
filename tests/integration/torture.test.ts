import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { driverSettings } from '#app/persistence/connection.server.ts'
import { startClients, type DriverChoice, type Tally } from '#tests/support/torture/attacked-clients.ts'
import { isNight } from '#tests/support/stages.ts'
import { openFragileDatabase, type FragileDatabase } from '#tests/support/torture/fragile-database.ts'

/** One fault in the gate; thirty, of every kind, in the night run. */
const rounds = isNight ? 15 : 1
/** Seconds. Shorter than the portal's, so that a connection that is silent costs the test little. */
const limits = { query_timeout: 2, connect_timeout: 2, queue_timeout: 10 }

let database: FragileDatabase
beforeAll(async () => {
  database = await openFragileDatabase()
  await database.ask('create table pairs (word text not null, side text not null)')
})
afterAll(() => database.close())

const faults: Record<string, () => Promise<void> | void> = {
  'PostgreSQL is killed': () => database.killAndStart('SIGKILL'),
  'PostgreSQL stops at once': () => database.killAndStart('SIGQUIT'),
  'the server ends the connections': () => database.endBackends(),
  'connections are reset': () => database.way.reset(),
  'connections go silent': async () => {
    database.way.swallow()
    await pause(500)
    database.way.mend()
  },
}

/**
 * TORTURE_DRIVER tries another driver with the same clients: `node-postgres`, or the path of the main module of another
 * copy of postgres.js. What comes of it stands in docs/decisions/035-postgres-js-patched.md.
 */
function chosenDriver(url: string): DriverChoice {
  const chosen = process.env.TORTURE_DRIVER
  if (chosen === 'node-postgres') {
    const waits = { query_timeout: 2000, connectionTimeoutMillis: 2000 }
    const connectionString = url.replace('sslmode', 'uselibpqcompat=true&sslmode')
    return { driver: 'node-postgres', settings: { connectionString, max: 12, keepAlive: true, ...waits } }
  }
  return {
    driver: 'postgres.js',
    module: chosen ?? 'postgres',
    settings: { ...driverSettings(url), max: 12, ...limits },
  }
}

test.each(isNight ? ['disable', 'require'] : ['disable'])(
  'whatever befalls the database, nobody gets a wrong answer, none, or half of what they wrote (sslmode=%s)',
  { tags: isNight ? ['night'] : [], timeout: 20 * 60_000 },
  async (sslmode) => {
    const clients = startClients(chosenDriver(`${database.url}?sslmode=${sslmode}`))
    await clients.untilEachWasAnswered()
    clients.tally.recoveries.length = 0
    for (let round = 0; round < rounds; round += 1) {
      const [name, strike] = Object.entries(faults)[round % Object.keys(faults).length] ?? []
      await strike?.()

      await clients.untilEachWasAnswered()
      // A connection nobody used meanwhile is found silent only now.
      if (name === 'connections go silent') await pause(limits.query_timeout * 1000 + 500)
      await clients.inCalm(12)
    }
    await clients.stop()
    const [{ halves } = {}] = await database.ask(
      'select count(*)::int as halves from (select from pairs group by word having count(*) <> 2) as half',
    )
    report(sslmode, clients.tally, halves)
    const { crashes, hangs, wrong, late } = clients.tally
    expect({ crashes, hangs, wrong, late, halves }).toEqual({ crashes: [], hangs: [], wrong: [], late: [], halves: 0 })
    expect(clients.tally.done).toBeGreaterThan(rounds * 20)
  },
)

function report(sslmode: string, { done, refused, recoveries, ...faulty }: Tally, halves: unknown): void {
  if (!process.env.TORTURE_REPORT) return
  const sorted = recoveries.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const counts = Object.entries(faulty).map(([name, list]) => [name, list.length, [...new Set(list)].slice(0, 6)])
  process.stdout.write(`${JSON.stringify({ sslmode, done, halves, p50: at(0.5), p95: at(0.95), max: at(1) })}\n`)
  process.stdout.write(`${JSON.stringify([...counts, ...refused], undefined, 1)}\n`)
}
