import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { type Amount, addLibraryAndHelp, addManyLocations } from '#tests/support/many-locations.ts'
import { databaseUrlIn } from '#tests/support/server.ts'
import { anyFreePort } from '#tests/support/start-process.ts'
import { acceptedEncodings, median } from './measure.ts'
import { type MeasuredServer, startServer, stopServer } from './servers.ts'
import { cookiesOf } from './sessions.ts'

/** What is measured: every list of provider staff, as it is opened. */
const pages = [
  '/admin',
  '/admin/organisations',
  '/admin/review',
  '/admin/review?list=reviewed',
  '/admin/documents',
  '/admin/relationship-management',
  '/admin/links',
  '/admin/users',
  '/admin/mail',
  '/admin/audit',
  '/admin/help',
  '/admin/privacy',
]
/** Counts what people did today, so that it takes the longer the more they did: shown, and not judged. */
const report = '/admin/usage'

/** As far apart as the portal has to bear. */
const amounts: Amount[] = [
  { series: 'few', organisations: 3, locations: 20 },
  { series: 'many', organisations: 300, locations: 2000 },
]
/** How much longer a list may take with many locations than with few. */
const maxTimes = 2

/** `npm run bench:admin -- --rounds 40` */
const options = { rounds: { type: 'string', default: '40' } } as const

type Case = { portal: MeasuredServer; cookie: string; sql: postgres.Sql }

/**
 * Measures how long the lists of provider staff take to their first byte, with few locations and with many: two portals
 * on one machine, asked in turns, so that whatever else the machine does meets both. Prints the medians.
 * @returns whether no list takes more than twice as long
 */
export async function measureStaffPages(): Promise<boolean> {
  const { values } = parseArgs({ options })
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-bench-'))
  // The database runs as another user when this runs as root.
  await chmod(folder, 0o755)
  const cases: Case[] = []
  try {
    for (const amount of amounts) cases.push(await openCase(folder, amount))
    const rounds = Number(values.rounds)
    console.log(`${rounds} rounds, milliseconds to the first byte, medians`)
    const rows = [await firstView(cases), ...(await measureInTurns(cases, rounds)), await afterChanges(cases, rounds)]
    for (const row of rows) console.log(lineOf(row))
    return rows.every(({ counts, times: [few = 0, many = 0] }) => !counts || many <= maxTimes * few)
  } finally {
    for (const { portal, sql } of cases) {
      await sql.end()
      await stopServer(portal)
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function openCase(folder: string, amount: Amount): Promise<Case> {
  const own = path.join(folder, amount.series)
  await mkdir(own)
  const settings = { DATA_DIR: own, SESSION_SECRET: randomBytes(32).toString('base64url'), PORT: await anyFreePort() }
  const portal = await startServer(amount.series, 'server/run.js', folder, settings)
  const DATABASE_URL = await databaseUrlIn(own)
  const sql = postgres(DATABASE_URL, { max: 1 })
  await addLibraryAndHelp(sql)
  await addManyLocations(sql, amount)
  const cookie = await cookiesOf('admin@example.org', portal.origin, { ...settings, DATABASE_URL })
  console.log(`${amount.series}: ${amount.locations} locations of ${amount.organisations} organisations`)
  return { portal, cookie, sql }
}

/** Milliseconds until the first byte of an answer; the rest is read before anything else is asked. */
async function ask({ portal, cookie }: Case, page: string): Promise<number> {
  const began = performance.now()
  const headers = { cookie, 'accept-encoding': acceptedEncodings }
  const answer = await fetch(portal.origin + page, { headers })
  const took = performance.now() - began
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${portal.name}: ${page} answers ${answer.status}.`)
  return took
}

/** A line of the result; what `counts` is judged. */
type Row = { name: string; times: number[]; counts: boolean }

/** The board at its first view after a start, which happens once and is not judged. */
async function firstView(cases: Case[]): Promise<Row> {
  const times: number[] = []
  for (const one of cases) times.push(await ask(one, '/admin'))
  return { name: '/admin, the first view', times, counts: false }
}

/** The board each time after a form of one location was saved. */
async function afterChanges(cases: Case[], rounds: number): Promise<Row> {
  const times: number[][] = cases.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of cases.entries()) {
      await one.sql`
        update forms set version = version + 1, updated_at = now()
        where (organisation_id, id) = (select organisation_id, id from forms where location_index = 0 limit 1)`
      times[at]?.push(await ask(one, '/admin'))
    }
  }
  return { name: '/admin, after a change', times: times.map(median), counts: true }
}

async function measureInTurns(cases: Case[], rounds: number): Promise<Row[]> {
  const asked = [...pages, report]
  const times = asked.map((): number[][] => cases.map(() => []))
  // The first rounds are for Node to compile what is used most.
  for (let round = -5; round < rounds; round += 1) {
    for (const [at, page] of asked.entries()) {
      for (const [which, one] of cases.entries()) {
        const took = await ask(one, page)
        if (round >= 0) times[at]?.[which]?.push(took)
      }
    }
  }
  return asked.map((name, at) => ({ name, times: (times[at] ?? []).map(median), counts: name !== report }))
}

function lineOf({ name, times, counts }: Row): string {
  const [few = 0, many = 0] = times
  const ratio = many / few
  const verdict = !counts ? '' : ratio <= maxTimes ? 'well' : 'NOT WELL'
  return [
    name.padEnd(34),
    ...times.map((time) => time.toFixed(1).padStart(8)),
    `${ratio.toFixed(2).padStart(6)} x`,
    verdict,
  ].join('  ')
}
