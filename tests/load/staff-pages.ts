import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { type Amount, addLibraryAndHelp, addManyLocations } from '#tests/support/many-locations.ts'
import { compareInTurns, type Question } from './measure.ts'
import { report, type Row, slowerRow } from './rows.ts'
import { inFolder, type MeasuredPortal, startPortal, stopServer } from './servers.ts'
import { cookiesOf } from './sessions.ts'

/** What is measured: every list of provider staff, as it is opened. */
const lists = [
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

/** As far apart as the portal has to bear. */
const amounts: Amount[] = [
  { series: 'few', organisations: 3, locations: 20 },
  { series: 'many', organisations: 300, locations: 2000 },
]
/** How much longer a list may take with many locations than with few. */
const maxTimes = 2

/** `npm run bench:admin -- --rounds 15 --entries 1000000 --json FILE` */
const options = {
  rounds: { type: 'string', default: '15' },
  /** Of the large usage log. */
  entries: { type: 'string', default: '1000000' },
  json: { type: 'string' },
} as const
const fewEntries = 1000

type Case = { portal: MeasuredPortal; cookie: string; sql: postgres.Sql }

/**
 * Measures how long the lists of provider staff take with few locations and with many, and the usage report with a small
 * and a large log: two portals on one machine, asked in turns. By the clock, because it is the databases that work.
 * @returns whether no list takes more than twice as long; the usage report is shown, and not judged
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options })
  return inFolder(async (folder) => {
    const cases: Case[] = []
    try {
      for (const amount of amounts) cases.push(await openCase(folder, amount))
      const [few, many] = cases
      if (!few || !many) throw new Error('There are two amounts.')
      const rounds = Number(values.rounds)
      const compare = async (name: string, path: string, against: string, before?: (one: Case) => Promise<unknown>) => {
        const question = (one: Case): Question => ({
          ...{ server: one.portal, cookie: one.cookie, path },
          before: before && (() => before(one)),
        })
        const extent = { rounds, requests: 1, warmUp: 5 }
        return slowerRow(name, against, await compareInTurns(question(many), question(few), extent))
      }
      const rows: Row[] = []
      for (const list of lists) rows.push(await compare(list, list, '20 locations'))
      rows.push(await compare('/admin, after a change', '/admin', '20 locations', changeForm))
      const slow = rows.filter(({ ratio }) => ratio > maxTimes)
      await fillUsageLog(few.sql, fewEntries)
      await fillUsageLog(many.sql, Number(values.entries))
      rows.push(await compare('usage-report', '/admin/usage', `${fewEntries} entries, ours ${values.entries}`))
      await report(rows, values.json)
      for (const { name } of slow) console.log(`NOT WELL: ${name} takes more than ${maxTimes} times as long.`)
      return slow.length === 0
    } finally {
      for (const { portal, sql } of cases) {
        await sql.end()
        await stopServer(portal)
      }
    }
  })
}

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

/** Puts so many entries of the last twelve weeks, all that the report counts, in the place of those that are there. */
async function fillUsageLog(sql: postgres.Sql, entries: number): Promise<void> {
  await sql`truncate usage_log`
  await sql`
    with people as (
      select organisation_id, id, row_number() over (order by id) as place, count(*) over () as number
      from users where organisation_id is not null
    )
    insert into usage_log (organisation_id, user_id, log_type, amount, data, at)
    select people.organisation_id, people.id, (array['navigation', 'navigation', 'scroll', 'save'])[n % 4 + 1], 0.5,
      '/location/' || (array['basic-info', 'select-initial-target-date', 'setup-it-settings'])[n % 3 + 1]
        || (array['', '/details', '/done'])[n / 3 % 3 + 1],
      now() - make_interval(mins => (n * 7919::bigint % (84 * 1440))::int)
    from generate_series(1, ${entries}::int) as n join people on people.place = n % people.number + 1`
  await sql`analyze usage_log`
}
