import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { type Amount, addManyLocations } from '#tests/support/many-locations.ts'
import { databaseUrlIn } from '#tests/support/server.ts'
import { anyFreePort } from '#tests/support/start-process.ts'
import { acceptedEncodings, median } from './measure.ts'
import { type MeasuredServer, processorTime, startServer, stopServer } from './servers.ts'
import { cookiesOf, cookiesOfUser } from './sessions.ts'

/** One organisation that grows, and as many organisations as provider staff look after. */
const amounts: Amount[] = [
  { series: 'ten', organisations: 1, locations: 10 },
  { series: 'thousand', organisations: 1, locations: 1000 },
  { series: 'board', organisations: 300, locations: 2100 },
]

/** `npm run bench:grow -- --rounds 40` */
const options = { rounds: { type: 'string', default: '40' } } as const

/** How long a view took, and the processor time of the server that it cost; both in milliseconds. */
type View = { took: number; cpu: number }

/**
 * Measures the board and the overview of an organisation at the first view after a start, and
 * later on; prints milliseconds, and milliseconds of processor time of the server.
 */
export async function measureGrowingPages(): Promise<void> {
  const { values } = parseArgs({ options })
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-bench-'))
  // The database runs as another user when this runs as root.
  await chmod(folder, 0o755)
  try {
    for (const amount of amounts) await measureAmount(folder, amount, Number(values.rounds))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measureAmount(folder: string, amount: Amount, rounds: number): Promise<void> {
  const own = path.join(folder, amount.series)
  await mkdir(own)
  const settings = { DATA_DIR: own, SESSION_SECRET: randomBytes(32).toString('base64url'), PORT: await anyFreePort() }
  const start = () => startServer(amount.series, 'server/run.js', folder, settings)
  let server = await start()
  try {
    const DATABASE_URL = await databaseUrlIn(own)
    const sql = postgres(DATABASE_URL, { max: 1 })
    await addManyLocations(sql, amount)
    const [leader] = await sql<{ id: string }[]>`select id from users where email = ${`${amount.series}-1@example.org`}`
    await sql.end()
    const env = { ...settings, DATABASE_URL }
    const pages = [
      ['/admin', await cookiesOf('admin@example.org', server.origin, env)],
      ['/organisation', await cookiesOfUser(leader?.id ?? '', server.origin, env)],
    ] as const
    for (const [page, cookie] of pages) {
      // As it is after some use: what was never asked for before is computed once, whenever that is.
      await view(server, page, cookie)
      await stopServer(server)
      server = await start()
      const first = await view(server, page, cookie)
      const later = await laterViews(server, page, cookie, rounds)
      const told = [first, later].map(
        ({ took, cpu }) => `${took.toFixed(0).padStart(6)} ms ${cpu.toFixed(1).padStart(7)} cpu`,
      )
      console.log(
        [
          `${amount.series}, ${amount.locations} locations`.padEnd(28),
          page.padEnd(14),
          'first',
          told[0],
          ' later',
          told[1],
        ].join(' '),
      )
    }
  } finally {
    await stopServer(server)
  }
}

async function view(server: MeasuredServer, page: string, cookie: string): Promise<View> {
  const before = await processorTime(server)
  const began = performance.now()
  const answer = await fetch(server.origin + page, { headers: { cookie, 'accept-encoding': acceptedEncodings } })
  await answer.arrayBuffer()
  const took = performance.now() - began
  if (answer.status !== 200) throw new Error(`${server.name}: ${page} answers ${answer.status}.`)
  return { took, cpu: ((await processorTime(server)) ?? 0) - (before ?? 0) }
}

/** The median of their times, and the mean of what they cost: one view costs less than the system can tell. */
async function laterViews(server: MeasuredServer, page: string, cookie: string, rounds: number): Promise<View> {
  for (let round = 0; round < 10; round += 1) await view(server, page, cookie)
  const before = await processorTime(server)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((await view(server, page, cookie)).took)
  return { took: median(times), cpu: (((await processorTime(server)) ?? 0) - (before ?? 0)) / rounds }
}
