import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ask } from '#tests/support/ask.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { atNight } from '#tests/support/stages.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { anyFreePort, startProcess } from '#tests/support/start-process.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { childrenOf, fresh, isRunning, newLeader } from '#tests/support/workers.ts'

/** How the processes of a portal are replaced, and how they end. */

const METRICS_TOKEN = 'only-for-metrics-0123456789'
const count = 2
const contacts = '/location/basic-info/contacts?location=0'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ WEB_CONCURRENCY: String(count), LOG_LEVEL: 'info', METRICS_TOKEN })
})
afterAll(() => portal.close())

/** Requests of every kind that are counted, but those for the metrics themselves. */
async function countedRequests(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const { text } = await ask(portal.origin, '/metrics', { agent: fresh, headers })
  const all = text.matchAll(/^http_request_duration_seconds_count\{.*area="location".*\} (\d+)$/gm)
  return [...all].reduce((sum, [, number]) => sum + Number(number), 0)
}

describe('SIGHUP', () => {
  /** What all of it says about restarts. */
  const restarts = () => portal.output().split('the workers were restarted"').length - 1

  test('replaces every worker, and no request fails meanwhile', async () => {
    const before = await childrenOf(portal.pid())
    const counted = await countedRequests()
    let isOver = false
    let asked = 0
    const asking = async (agent: Agent) => {
      const { member, visitor } = await newLeader(portal.origin)
      const onOne = { ...visitor, ask: (address: string) => visitor.ask(address, { agent }) }
      const statuses = new Set<number>()
      let saves = 0
      for (; !isOver; saves += 1) {
        const { fields, answer } = await openStep(onOne, contacts)
        const saved = await visitor.post(contacts, { ...fields, 'contact.first_name': `Bo ${saves}`, goTo: 'save' })
        statuses.add(answer.status).add(saved.status)
        asked += 2
      }
      expect((await storedForm(portal, member, 'basic-information'))?.version).toBe(saves)
      return [...statuses].sort()
    }
    // One connection that is kept, for each of some, and a new one each time for others.
    const agents = [0, 1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
    const askers = [...agents, fresh].map(asking)
    const done = restarts()
    process.kill(portal.pid(), 'SIGHUP')
    await expect.poll(restarts, { timeout: 100_000 }).toBe(done + 1)
    isOver = true
    const statuses = await Promise.all(askers)
    for (const agent of agents) agent.destroy()
    expect(statuses).toEqual(Array(4).fill([200, 303]))
    await expect.poll(countedRequests).toBe(counted + asked)
    const after = await childrenOf(portal.pid())
    expect([after.length, after.filter((pid) => before.includes(pid))]).toEqual([count, []])
  })

  test('closes no connection that rests: it is answered once more, and told', atNight, async () => {
    const sockets = Array.from({ length: 2 * count }, () => connect(Number(new URL(portal.origin).port), '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket.setEncoding('utf8'), 'connect')))
    const told = new Set<Socket>()
    const askEach = async () => {
      for (const socket of sockets) {
        if (!told.has(socket) && /^Connection: close/im.test(await askOn(socket))) told.add(socket)
      }
      return told.size
    }
    expect(await askEach()).toBe(0)
    const done = restarts()
    process.kill(portal.pid(), 'SIGHUP')
    await expect.poll(askEach, { timeout: 60_000 }).toBe(sockets.length)
    await expect.poll(restarts).toBe(done + 1)
  })

  test('leaves a worker alone where the new one lacks tables', atNight, async () => {
    const before = await childrenOf(portal.pid())
    const newest = await portal.sql`delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning id, hash, created_at`
    const done = restarts()
    process.kill(portal.pid(), 'SIGHUP')
    await expect.poll(restarts, { timeout: 60_000 }).toBe(done + 1)
    await portal.sql`insert into drizzle.__drizzle_migrations ${portal.sql(newest)}`
    expect(portal.output()).toContain('This build needs tables that the database does not have yet.')
    expect(await childrenOf(portal.pid())).toEqual(before)
    expect((await ask(portal.origin, '/readyz', { agent: fresh })).status).toBe(200)
  })
})

/** Asks on a connection that is kept, which a client of Node.js would replace unseen. */
async function askOn(socket: Socket): Promise<string> {
  const over = new AbortController()
  const closed = once(socket, 'close', { signal: over.signal }).then(() =>
    Promise.reject(new Error('The connection was closed.')),
  )
  closed.catch(() => {})
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let answer = ''
  while (!answer.endsWith('\r\n\r\nok\n')) answer += String(await Promise.race([once(socket, 'data'), closed]))
  over.abort()
  return answer
}

describe('an end', () => {
  async function start(over: Record<string, string> = {}) {
    const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-workers-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    const own = { PORT: await anyFreePort(), DATA_DIR: folder, WEB_CONCURRENCY: '2', SESSION_SECRET: sessionSecret }
    return startProcess({ ...own, DATABASE_URL: portal.statements.url, ...over })
  }

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s of the primary process leaves none behind',
    atNight,
    async (signal) => {
      const server = await start()
      await server.ready
      const workers = await childrenOf(server.child.pid ?? 0)
      expect(workers).toHaveLength(count)
      server.child.kill(signal)
      expect(await server.ended).toBe(signal === 'SIGTERM' ? 0 : null)
      await expect.poll(() => workers.filter(isRunning)).toEqual([])
    },
  )

  test('comes at once where the port is taken, and says so', atNight, async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const PORT = String(typeof address === 'object' ? address?.port : '')
    const server = await start({ PORT })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(new RegExp(`^Port ${PORT} is in use by another program\\..*\\n$`))
  })

  test('comes where no worker can start, and says so once', atNight, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-broken-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const broken = path.join(folder, 'broken.mjs')
    await writeFile(broken, `import cluster from 'node:cluster'\nif (cluster.isWorker) process.exit(7)`)
    const server = await start({ NODE_OPTIONS: `--import=${broken}` })
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe('A worker ended before it was ready (exit code 7).\n')
  })
})
