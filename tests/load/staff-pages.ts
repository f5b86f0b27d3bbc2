import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { closeDatabase, openDatabase } from '#app/persistence/database.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { keepFreshEverywhere } from '#app/roadmap/attention/keep.server.ts'
import { keepSearchEntries } from '#app/staff/search/keep.server.ts'
import { keepUsageSums } from '#app/persistence/staff/usage-sums.server.ts'
import { type Amount, addLibraryAndHelp, addManyLocations, addUses } from '#tests/support/many-locations.ts'
import { askTimes, compareInTurns, comparisonOf, type Figures, type Question } from './measure.ts'
import { report, type Row, slowerRow } from './rows.ts'
import { inFolder, type MeasuredPortal, startPortal, stopServer, untilIdle } from './servers.ts'
import { cookiesOf } from './sessions.ts'

/** What is measured: every list of provider staff, as it is opened. */
const board = '/admin/board'
const lists = [
  '/admin',
  board,
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
const amounts = {
  few: { series: 'few', organisations: 3, locations: 20 },
  many: { series: 'many', organisations: 300, locations: 2000 },
  most: { series: 'most', organisations: 3000, locations: 20_000, uses: 15 },
} satisfies Record<string, Amount>
/** How much longer a list may take with more locations than with few. */
const maxTimes = { many: 2, most: 3 }
const larger = ['many', 'most'] as const

/** `npm run bench:admin -- --rounds 10 --starts 3 --entries 100000 --only /admin/users --json FILE` */
const options = {
  rounds: { type: 'string', default: '10' },
  /** How often the portals are started to measure the first view of each list. */
  starts: { type: 'string', default: '3' },
  /** Of the large usage log. */
  entries: { type: 'string', default: '100000' },
  /** One list alone. */
  only: { type: 'string' },
  json: { type: 'string' },
} as const
const fewEntries = 1000
/** As many as the demo data has at most. */
const demoOrganisations = 10

type Case = { portal: MeasuredPortal; cookie: string; sql: postgres.Sql }
type Cases = Record<keyof typeof amounts, Case>

/** A list, how it did, and how many times as long as with few locations it may take. */
type Judged = { row: Row; maxTimes: number }

/**
 * Measures how long the lists of provider staff take with few locations, many and very many, also when they are first looked at
 * after a start, and the usage report with a small and a large log: portals on one machine, asked in turns. By the clock, because
 * it is the databases that work.
 * @returns whether no list takes more than twice as long with many, and three times with very many; the usage report is shown,
 * and not judged
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
      const cases = { few: await open(amounts.few), many: await open(amounts.many), most: await open(amounts.most) }
      const asked = lists.filter((list) => values.only === undefined || list === values.only)
      const judged = [
        ...(await compareLists(cases, asked, Number(values.rounds))),
        ...(await compareFirstViews(cases, asked, Number(values.starts))),
      ]
      const rows = judged.map(({ row }) => row)
      await report([...rows, await compareReport(cases, Number(values.entries))], values.json)
      const slow = judged.filter(({ row, maxTimes }) => row.ratio > maxTimes)
      for (const { row, maxTimes } of slow) {
        console.log(`NOT WELL: ${row.name} takes more than ${maxTimes} times as long.`)
      }
      return slow.length === 0
    } finally {
      for (const { portal, sql } of opened) {
        await sql.end()
        await stopServer(portal)
      }
    }
  })
}

const nameOf = (list: string, amount: (typeof larger)[number]) => `${list}, ${amounts[amount].locations}`
const against = `with ${amounts.few.locations} locations`

async function compareLists(cases: Cases, asked: readonly string[], rounds: number): Promise<Judged[]> {
  const extent = { rounds, requests: 1, warmUp: 3 }
  const judged: Judged[] = []
  for (const amount of larger) {
    const compare = async (name: string, question: (one: Case) => Question) => {
      const compared = await compareInTurns(question(cases[amount]), question(cases.few), extent)
      judged.push({ row: slowerRow(nameOf(name, amount), against, compared), maxTimes: maxTimes[amount] })
    }
    for (const list of asked) await compare(list, (one) => questionOf(one, list))
    if (!asked.includes(board)) continue
    await compare(`${board}, after a change`, (one) => ({ ...questionOf(one, board), before: () => changeForm(one) }))
  }
  return judged
}

/** The first view of each list after a start, in the order of the lists: the first of all also meets what a process prepares. */
async function compareFirstViews(cases: Cases, asked: readonly string[], starts: number): Promise<Judged[]> {
  const views = new Map<string, [Figures, Figures][]>()
  for (let start = 0; start < starts; start += 1) {
    for (const amount of larger) {
      for (const one of [cases.few, cases[amount]]) await one.portal.restart()
      await Promise.all([cases.few, cases[amount]].map(({ portal }) => untilIdle(portal)))
      for (const list of asked) {
        const [most, few] = [questionOf(cases[amount], list), questionOf(cases.few, list)]
        const name = nameOf(`${list}, first view`, amount)
        views.set(name, [...(views.get(name) ?? []), [await askTimes(most, 1), await askTimes(few, 1)]])
      }
    }
  }
  return larger.flatMap((amount) =>
    asked.map((list) => {
      const name = nameOf(`${list}, first view`, amount)
      return { row: slowerRow(name, against, comparisonOf(views.get(name) ?? [])), maxTimes: maxTimes[amount] }
    }),
  )
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
  const [large, small] = [questionOf(many, '/admin/usage'), questionOf(few, '/admin/usage')]
  // Few rounds: a large log may take seconds to count.
  const compared = await compareInTurns(large, small, { rounds: 3, requests: 1, warmUp: 1 })
  return slowerRow('usage-report', `${fewEntries} entries of the log, ours ${entries}`, compared)
}

const questionOf = ({ portal, cookie }: Case, path: string): Question => ({ server: portal, cookie, path })

async function openCase(folder: string, amount: Amount): Promise<Case> {
  const portal = await startPortal(folder, amount.series)
  const sql = postgres(portal.settings.DATABASE_URL, { max: 1 })
  await addLibraryAndHelp(sql)
  await addManyLocations(sql, amount)
  // As jobs do in the first hour after a start; until then each search makes some of its entries, each list how far some places
  // are, and the database is busy.
  openDatabase(portal.settings.DATABASE_URL)
  await keepFreshEverywhere({ which: 'stale', places: 'all' }, dayOf(Date.now()))
  await keepSearchEntries(amount.organisations + demoOrganisations)
  await keepUsageSums(null, new AbortController().signal)
  await closeDatabase()
  // As the database does by itself within minutes.
  await sql`vacuum (analyze)`
  return { portal, sql, cookie: await cookiesOf('admin@example.org', portal.origin, portal.settings) }
}

/** As if somebody saved a form of one location. */
const changeForm = ({ sql }: Case) => sql`
  update forms set version = version + 1, updated_at = now()
  where (organisation_id, id) = (select organisation_id, id from forms where location_index = 0 limit 1)`
