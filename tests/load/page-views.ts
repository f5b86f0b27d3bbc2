import { parseArgs } from 'node:util'
import postgres from 'postgres'
import {
  askTimes,
  comparingOptions,
  comparisonOf,
  type Extent,
  extentOf,
  type Question,
  type Round,
  roundsInTurns,
} from './measure.ts'
import { savePath } from './peer/save.ts'
import { fasterRow, report } from './rows.ts'
import { type Compared, memoryOf, withPeer, type MeasuredServer } from './servers.ts'
import { cookiesOfLeader } from './sessions.ts'
import { visibleText } from './visible-text.ts'

const card = '/location/route-card?location=0'
const step = `${savePath}?location=0`

/** What is measured, and against which page of the peer: its route card stands for the pages that it does not have. */
const pages = [
  { name: 'route-card-miss', path: card, peerPath: card, isFirstAfterChange: true },
  { name: 'route-card-hit', path: card, peerPath: card, isFirstAfterChange: false },
  { name: 'step-page', path: step, peerPath: step, isFirstAfterChange: false },
  { name: 'home', path: '/', peerPath: card, isFirstAfterChange: false },
  { name: 'overview', path: '/organisation', peerPath: card, isFirstAfterChange: false },
]

/**
 * Measures pages of a signed-in leader with the demo data against a peer that makes the route card and a page of a task
 * with Express and Nunjucks: on one machine, one database and one session. A page after a change and one without are told
 * apart by the organisation's revision, which is raised for all alike. A second process of the portal shows what chance
 * does.
 */
export async function run(words: string[]): Promise<boolean> {
  const { values } = parseArgs({ args: words, options: comparingOptions })
  const extent = extentOf(values)
  const rounds = new Map<string, Round[]>()
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [name, added] of await withPeer((compared) => roundsOf(compared, extent))) {
      rounds.set(name, [...(rounds.get(name) ?? []), ...added])
    }
  }
  const rows = pages.map(({ name, path, peerPath }) => {
    const against = path === peerPath ? 'the same page by Express and Nunjucks' : 'the route card of that peer'
    return fasterRow(name, against, comparisonOf(rounds.get(name) ?? []))
  })
  await report(rows, values.json)
  return true
}

/** The rounds of one run, by the name of the page. */
async function roundsOf({ portal, control, peer }: Compared, extent: Extent): Promise<Map<string, Round[]>> {
  const sql = postgres(portal.settings.DATABASE_URL, { max: 1 })
  try {
    const cookie = await cookiesOfLeader(portal.origin, portal.settings)
    for (const path of [card, step]) await refuseDifferent([portal, peer], path, cookie)
    const raise = () => sql`
      update organisations set revision = revision + 1
      where id = (select organisation_id from users where email = 'leader@example.org')`
    const ask = (server: MeasuredServer, path: string): Question => ({ server, path, cookie, connections: 4 })
    // Twice as much before the first: what all pages and all servers share is compiled then.
    for (const server of [portal, control, peer]) await askTimes(ask(server, card), 2 * extent.warmUp)
    const warm = { ...extent, warmUp: extent.requests }
    const rounds = new Map<string, Round[]>()
    for (const { name, path, peerPath, isFirstAfterChange } of pages) {
      if (path !== card) for (const server of [portal, control]) await askTimes(ask(server, path), extent.warmUp)
      if (peerPath !== card) await askTimes(ask(peer, peerPath), extent.warmUp)
      // One at a time: of several, only the first would be the first after a change.
      const change = isFirstAfterChange ? { before: raise, connections: 1 } : {}
      const [ours, theirs] = [
        { ...ask(portal, path), ...change },
        { ...ask(peer, peerPath), ...change },
      ]
      rounds.set(name, await roundsInTurns(ours, theirs, { ...ours, server: control }, warm))
    }
    for (const server of [portal, control, peer])
      console.log(`${server.name}: ${((await memoryOf(server)) / 1e6).toFixed(0)} MB of memory after all of that`)
    return rounds
  } finally {
    await sql.end()
  }
}

/** Two servers can be compared only where they say the same. */
async function refuseDifferent(servers: MeasuredServer[], path: string, cookie: string): Promise<void> {
  const [first = '', second = ''] = await Promise.all(
    servers.map(async ({ origin }) => visibleText(await (await fetch(origin + path, { headers: { cookie } })).text())),
  )
  const at = [...first].findIndex((character, index) => character !== second[index])
  if (first === second) return
  const near = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  throw new Error(`${path} differs:\n  …${near(first)}…\n  …${near(second)}…`)
}
