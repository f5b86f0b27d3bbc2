import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { databaseUrlIn } from '#tests/support/server.ts'
import { anyFreePort } from '#tests/support/start-process.ts'
import { type Figures, type Load, measure, medianOf } from './measure.ts'
import { type Answer, askPage, tableOf, visibleText } from './pages.ts'
import { type MeasuredServer, startServer, stopServer } from './servers.ts'
import { cookiesOfLeader } from './sessions.ts'

const page = '/location/route-card?location=0'
/** Seconds until Node has compiled what is used most. */
const warmUp = 10

/** `npm run bench -- --rounds 9 --seconds 6 --connections 16` */
const options = {
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string', default: '5' },
  connections: { type: 'string', default: '16' },
} as const

/**
 * Measures the route card of a signed-in user with the demo data, from the portal and from the peer: on one machine,
 * one database and one session, in turns, so that whatever else the machine does meets both. Prints the medians.
 */
export async function compare(): Promise<void> {
  const { values } = parseArgs({ options })
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-bench-'))
  // The database runs as another user when this runs as root.
  await chmod(folder, 0o755)
  const servers: MeasuredServer[] = []
  try {
    const settings = { DATA_DIR: folder, SESSION_SECRET: randomBytes(32).toString('base64url') }
    const portal = await startServer('portal', 'server/run.js', folder, { ...settings, PORT: await anyFreePort() })
    servers.push(portal)
    const DATABASE_URL = await databaseUrlIn(folder)
    const PORT = await anyFreePort()
    const peer = await startServer('peer', 'build/load/peer.js', folder, { ...settings, DATABASE_URL, PORT })
    servers.push(peer)
    const cookie = await cookiesOfLeader(portal.origin, { ...settings, DATABASE_URL, PORT })
    const answers = await Promise.all([portal, peer].map(({ origin }) => askPage(origin + page, cookie)))
    refuseDifferent(answers)
    const load = { connections: Number(values.connections), duration: Number(values.seconds), cookie }
    console.log(`${page}: ${values.rounds} rounds of ${values.seconds} s, ${values.connections} connections`)
    const figures = await measureInTurns([portal, peer], load, Number(values.rounds))
    console.log(tableOf([portal, peer].map(({ name }, at) => ({ name, figures: figures[at], answer: answers[at] }))))
  } finally {
    // The peer first: the portal ends the database.
    for (const server of servers.reverse()) await stopServer(server)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Two servers can be compared only where they say the same. */
function refuseDifferent(answers: Answer[]): void {
  const [first, second] = answers.map(({ html }) => visibleText(html))
  if (first === second) return
  const at = [...(first ?? '')].findIndex((character, index) => character !== second?.[index])
  const near = (text = '') => text.slice(Math.max(0, at - 40), at + 80)
  throw new Error(`The pages differ:\n  …${near(first)}…\n  …${near(second)}…`)
}

async function measureInTurns(servers: MeasuredServer[], load: Load, rounds: number): Promise<Figures[]> {
  const figures: Figures[][] = servers.map(() => [])
  for (const server of servers) await measure(server, page, { ...load, duration: warmUp })
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, server] of servers.entries()) figures[at]?.push(await measure(server, page, load))
    const done = figures.map((own) => own.at(-1)?.requestsPerSecond.toFixed(0))
    console.log(`round ${round}: ${servers.map(({ name }, at) => `${name} ${done[at]}/s`).join(', ')}`)
  }
  return figures.map(medianOf)
}
