import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { askTimes, compareInTurns, extentOf, extentOptions, type Question } from './measure.ts'
import { fasterRow, report, type Row } from './rows.ts'
import { withPeer, type MeasuredServer } from './servers.ts'
import { cookiesOfLeader } from './sessions.ts'
import { visibleText } from './visible-text.ts'

const card = '/location/route-card?location=0'

/** What is measured: the peer has the route card only, which stands for the pages that it does not have. */
const pages = [
  { name: 'route-card-miss', path: card, isFirstAfterChange: true },
  { name: 'route-card-hit', path: card, isFirstAfterChange: false },
  { name: 'step-page', path: '/location/basic-info/contacts?location=0', isFirstAfterChange: false },
  { name: 'home', path: '/', isFirstAfterChange: false },
  { name: 'overview', path: '/organisation', isFirstAfterChange: false },
]

/**
 * Measures pages of a signed-in leader with the demo data against a peer that makes the route card with Express and
 * Nunjucks: on one machine, one database and one session. A page after a change and one without are told apart by the
 * organisation's revision, which is raised for both alike.
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options: extentOptions })
  const extent = extentOf(values)
  return withPeer(async (portal, peer) => {
    const sql = postgres(portal.settings.DATABASE_URL, { max: 1 })
    try {
      const cookie = await cookiesOfLeader(portal.origin, portal.settings)
      await refuseDifferent([portal, peer], cookie)
      const raise = () => sql`
        update organisations set revision = revision + 1
        where id = (select organisation_id from users where email = 'leader@example.org')`
      const ask = (server: MeasuredServer, path: string): Question => ({ server, path, cookie, connections: 4 })
      const [ours, theirs] = [ask(portal, card), ask(peer, card)]
      // Twice as much before the first: what all pages and both servers share is compiled then.
      for (const question of [ours, theirs]) await askTimes(question, 2 * extent.warmUp)
      const warm = { ...extent, warmUp: extent.requests }
      const rows: Row[] = []
      for (const { name, path, isFirstAfterChange } of pages) {
        const isSame = path === card
        if (!isSame) await askTimes(ask(portal, path), extent.warmUp)
        // One at a time: of several, only the first would be the first after a change.
        const change = isFirstAfterChange ? { before: raise, connections: 1 } : {}
        const compared = await compareInTurns({ ...ours, path, ...change }, { ...theirs, ...change }, warm)
        const against = isSame ? 'the same page by Express and Nunjucks' : 'the route card of that peer'
        rows.push(fasterRow(name, against, compared))
      }
      await report(rows, values.json)
      return true
    } finally {
      await sql.end()
    }
  })
}

/** Two servers can be compared only where they say the same. */
async function refuseDifferent(servers: MeasuredServer[], cookie: string): Promise<void> {
  const [first = '', second = ''] = await Promise.all(
    servers.map(async ({ origin }) => visibleText(await (await fetch(origin + card, { headers: { cookie } })).text())),
  )
  const at = [...first].findIndex((character, index) => character !== second[index])
  if (first === second) return
  const near = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  throw new Error(`The pages differ:\n  …${near(first)}…\n  …${near(second)}…`)
}
