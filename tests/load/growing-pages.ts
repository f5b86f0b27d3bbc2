import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { addForms, addManyLocations } from '#tests/support/many-locations.ts'
import {
  askTimes,
  type Comparison,
  compareInTurns,
  comparisonOf,
  type Extent,
  type Question,
  type Round,
} from './measure.ts'
import { dearerRow, report, type Row } from './rows.ts'
import { inFolder, type MeasuredPortal, startPortal, stopServer, untilIdle } from './servers.ts'
import { cookiesOf, cookiesOfLeader, cookiesOfUser } from './sessions.ts'

/** `npm run bench:grow -- --rounds 11 --starts 3 --large --json FILE` */
const options = {
  rounds: { type: 'string', default: '11' },
  starts: { type: 'string', default: '3' },
  large: { type: 'boolean', default: false },
  json: { type: 'string' },
} as const

/** Organisations that grow, by the series of their names: how many locations each has. */
const sizes = { ten: 10, thousand: 1000 }
/** How much provider staff look after. */
const boards = { few: { organisations: 3, locations: 20 }, many: { organisations: 300, locations: 2000 } }

/** Forms of other organisations, with `--large`. */
const strangeForms = { few: 1000, many: 1_000_000 }

type Grown = { portal: MeasuredPortal; sql: postgres.Sql }

/**
 * Measures pages that show more the more there is: an organisation's overview with 10 and with 1,000 locations, the board
 * of staff with 20 and with 2,000, and that board at its first view after a start against later ones. With `--large` also
 * a route card beside a thousand forms of others and beside a million.
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options })
  const extent = { rounds: Number(values.rounds), requests: 5, warmUp: 40 }
  return inFolder(async (folder) => {
    const opened: Grown[] = []
    const open = async (series: keyof typeof boards) => {
      const portal = await startPortal(folder, series)
      const grown = { portal, sql: postgres(portal.settings.DATABASE_URL, { max: 1 }) }
      opened.push(grown)
      return grown
    }
    try {
      const [few, many] = [await open('few'), await open('many')]
      const rows: Row[] = []
      const ten = await overviewOf(few, 'ten')
      const thousand = await compareInTurns(await overviewOf(few, 'thousand'), ten, extent)
      rows.push(dearerRow('overview-1000', 'the overview of 10 locations', thousand))
      const [ofFew, ofMany] = [await boardOf(few, 'few'), await boardOf(many, 'many')]
      const first = await firstAgainstLater(many, ofMany, Number(values.starts))
      rows.push(dearerRow('board-first', 'a later view of that board', first))
      rows.push(dearerRow('board-2000', 'the board of 20 locations', await compareInTurns(ofMany, ofFew, extent)))
      if (values.large) rows.push(await cardBesideForms(few, many, extent))
      await report(rows, values.json)
      return true
    } finally {
      for (const { portal, sql } of opened) {
        await sql.end()
        await stopServer(portal)
      }
    }
  })
}

/** Makes an organisation; gives its overview as one of its people opens it. */
async function overviewOf({ portal, sql }: Grown, series: keyof typeof sizes): Promise<Question> {
  await addManyLocations(sql, { series, organisations: 1, locations: sizes[series] })
  const [leader] = await sql<{ id: string }[]>`select id from users where email = ${`${series}-1@example.org`}`
  const cookie = await cookiesOfUser(leader?.id ?? '', portal.origin, portal.settings)
  return { server: portal, path: '/organisation', cookie }
}

/** A page that reads forms, of the demo organisation; beside others it is at work again. */
async function cardBesideForms(few: Grown, many: Grown, extent: Extent): Promise<Row> {
  const questionOf = async ({ portal, sql }: Grown, series: keyof typeof strangeForms): Promise<Question> => {
    await addForms(sql, strangeForms[series])
    await sql`update organisations set archived_at = null where id = (
      select organisation_id from users where email = 'leader@example.org')`
    const cookie = await cookiesOfLeader(portal.origin, portal.settings)
    const raise = () => sql`
      update organisations set revision = revision + 1
      where id = (select organisation_id from users where email = 'leader@example.org')`
    return { server: portal, path: '/location/route-card?location=0', cookie, before: raise }
  }
  const [beside, little] = [await questionOf(many, 'many'), await questionOf(few, 'few')]
  return dearerRow('route-card-forms', 'the same beside 1,000 forms', await compareInTurns(beside, little, extent))
}

/** Makes what staff look after, and nothing else: what stood there before is archived. Gives their board. */
async function boardOf({ portal, sql }: Grown, series: keyof typeof boards): Promise<Question> {
  await sql`update organisations set archived_at = now()`
  await addManyLocations(sql, { series, ...boards[series] })
  const cookie = await cookiesOf('admin@example.org', portal.origin, portal.settings)
  return { server: portal, path: '/admin/board', cookie }
}

/** A board is shown once before: what was never asked for is computed once, whenever that is. */
async function firstAgainstLater({ portal }: Grown, board: Question, starts: number): Promise<Comparison> {
  await askTimes(board, 1)
  const views: Round[] = []
  for (let start = 0; start < starts; start += 1) {
    await portal.restart()
    await untilIdle(portal)
    const first = await askTimes(board, 1)
    await askTimes(board, 60)
    views.push([first, await askTimes(board, 20)])
  }
  return comparisonOf(views)
}
