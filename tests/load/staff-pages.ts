import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { keepUsageSums } from '#app/persistence/staff/usage-sums.server.ts'
import { type Amount, addLibraryAndHelp, addManyLocations, addUses } from '#tests/support/many-locations.ts'
import { compareInTurns, type Question } from './measure.ts'
import { report, type Row, slowerRow } from './rows.ts'
import { inFolder, type MeasuredPortal, startPortal, stopServer } from './servers.ts'
import { cookiesOf } from './sessions.ts'

/** What is measured: every list of provider staff, as it is opened. */
const lists = [
  '/admin',
  '/admin/board',
  '/admin/board/month',
  '/admin/radar',
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
  '/admin/search?q=huis',
]

/** As far apart as the portal has to bear. */
const amounts: Record<keyof Cases, Amount> = {
  few: { series: 'few', organisations: 3, locations: 20 },
  many: { series: 'many', organisations: 300, locations: 2000 },
}
/** How much longer a list may take with many locations than with few. */
const maxTimes = 2

/** `npm run bench:admin -- --rounds 10 --entries 100000 --json FILE` */
const options = {
  rounds: { type: 'string', default: '10' },
  /** Of the large usage log. */
  entries: { type: 'string', default: '100000' },
  json: { type: 'string' },
} as const
const fewEntries = 1000

type Case = { portal: MeasuredPortal; cookie: string; sql: postgres.Sql }
type Cases = Record<'few' | 'many', Case>

/**
 * Measures how long the lists of provider staff take with few locations and with many, and the usage report with a small
 * and a large log: two portals on one machine, asked in turns. By the clock, because it is the databases that work.
 * @returns whether no list takes more than twice as long; the usage report is shown, and not judged
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options })
  return inFolder(async (folder) => {
    const opened: Case[] = []
    const open = async (amount: Amount) => {
      const one = await openCase(folder, amount)
      opened.push(one)
      return one
    }
    try {
      const cases = { few: await open(amounts.few), many: await open(amounts.many) }
      const rows = await compareLists(cases, Number(values.rounds))
      await report([...rows, await compareReport(cases, Number(values.entries))], values.json)
      const slow = rows.filter(({ ratio }) => ratio > maxTimes)
      for (const { name } of slow) console.log(`NOT WELL: ${name} takes more than ${maxTimes} times as long.`)
      return slow.length === 0
    } finally {
      for (const { portal, sql } of opened) {
        await sql.end()
        await stopServer(portal)
      }
    }
  })
}

async function compareLists({ few, many }: Cases, rounds: number): Promise<Row[]> {
  const extent = { rounds, requests: 1, warmUp: 3 }
  const rows: Row[] = []
  for (const list of lists) {
    const compared = await compareInTurns(asked(many, list), asked(few, list), extent)
    rows.push(slowerRow(list, 'with 20 locations', compared))
  }
  const changed = (one: Case): Question => ({ ...asked(one, '/admin/board'), before: () => changeForm(one) })
  const compared = await compareInTurns(changed(many), changed(few), extent)
  return [...rows, slowerRow('/admin/board, after a change', 'with 20 locations', compared)]
}

async function compareReport({ few, many }: Cases, entries: number): Promise<Row> {
  // All of it of the last twelve weeks, which the report counts.
  for (const [{ sql, portal }, amount, number] of [
    [few, amounts.few, fewEntries],
    [many, amounts.many, entries],
  ] as const) {
    await sql`truncate usage_log, usage_sums, usage_spans, usage_tasks, usage_people`
    await addUses(sql, amount, { entries: number, days: 84 })
    // As the cleanup does within the hour.
    openDatabase(portal.settings.DATABASE_URL)
    await keepUsageSums(null, new AbortController().signal)
    await closeDatabase()
    await sql`analyze`
  }
  const [large, small] = [asked(many, '/admin/usage'), asked(few, '/admin/usage')]
  // Few rounds: a large log may take seconds to count.
  const compared = await compareInTurns(large, small, { rounds: 3, requests: 1, warmUp: 1 })
  return slowerRow('usage-report', `${fewEntries} entries of the log, ours ${entries}`, compared)
}

const asked = ({ portal, cookie }: Case, path: string): Question => ({ server: portal, cookie, path })

async function openCase(folder: string, amount: Amount): Promise<Case> {
  const portal = await startPortal(folder, amount.series)
  const sql = postgres(portal.settings.DATABASE_URL, { max: 1 })
  await addLibraryAndHelp(sql)
  await addManyLocations(sql, amount)
  return { portal, sql, cookie: await cookiesOf('admin@example.org', portal.origin, portal.settings) }
}

/** As if somebody saved a form of one location. */
const changeForm = ({ sql }: Case) => sql`
  update forms set version = version + 1, updated_at = now()
  where (organisation_id, id) = (select organisation_id, id from forms where location_index = 0 limit 1)`
