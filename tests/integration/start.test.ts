import { once } from 'node:events'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectToDatabase, isRunning, postmasterPid } from '#tests/support/embedded-database.ts'
import { atNight } from '#tests/support/stages.ts'
import { anyFreePort, type StartedProcess, startProcess } from '#tests/support/start-process.ts'

let folder: string
let port: string
const started: StartedProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-start-'))
  // The database runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  port = await anyFreePort()
})

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  }
  const pid = await postmasterPid(folder)
  if (pid && isRunning(pid)) process.kill(pid, 'SIGQUIT')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

function launch(settings: Record<string, string> = {}): StartedProcess {
  const launched = startProcess({ PORT: port, DATA_DIR: folder, ...settings })
  started.push(launched)
  return launched
}

async function databasePid(): Promise<number> {
  const pid = await postmasterPid(folder)
  if (!pid) throw new Error('No database runs.')
  return pid
}

const status = async (address: string, init?: RequestInit) => (await fetch(address, init)).status

describe('a start that cannot succeed says why in a line and leaves nothing running', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(Number(port), '127.0.0.1')
    await once(other, 'listening')
    const server = launch()
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(new RegExp(`^Port ${port} is in use by another program\\..*\\n$`))
    expect(await postmasterPid(folder)).toBeUndefined()
    other.close()
  })

  test('a file is in the way of the data folder', atNight, async () => {
    const file = path.join(folder, 'taken')
    await writeFile(file, '')
    for (const DATA_DIR of [file, path.join(file, 'below')]) {
      const server = launch({ DATA_DIR })
      expect(await server.ended).toBe(1)
      expect(server.said()).toMatch(/^DATA_DIR: the folder .* cannot be used: .*file.*\.\n$/)
    }
  })

  test('the data folder is closed to the user that runs the database', atNight, async () => {
    await chmod(folder, 0o700)
    const server = launch({ DATA_DIR: path.join(folder, 'data') })
    if (process.getuid?.() !== 0) return server.ready
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^The embedded database cannot run as root, .* may not enter .*DATABASE_URL\.\n$/)
  })

  test('the database of DATABASE_URL does not answer', async () => {
    const nothing = await anyFreePort()
    const server = launch({ DATABASE_URL: `postgres://someone:hush-hush@127.0.0.1:${nothing}/portal` })
    expect(await server.ended).toBe(1)
    expect(server.said()).toBe('DATABASE_URL: the database cannot be used: nothing answers at that address.\n')
  })
})

describe('a start on the same data folder', () => {
  test('SIGTERM stops the database and exits with 0; the data is there the next time', async () => {
    const server = launch()
    await server.ready
    const sql = await connectToDatabase(folder)
    await sql`update organisations set name = 'Renamed' where name = 'De Linde'`
    await sql.end()
    const database = await databasePid()
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isRunning(database)).toBe(false)

    const again = launch()
    await again.ready
    expect(again.output()).toContain('leader@example.org')
    const later = await connectToDatabase(folder)
    expect(
      await later`select name from organisations where name in ('De Zonnehof', 'De Linde', 'Renamed') order by name`,
    ).toEqual([{ name: 'De Zonnehof' }, { name: 'Renamed' }])
    await later.end()
  })

  test('works after the server alone was killed, and after the database was killed too', atNight, async () => {
    for (const withDatabase of [false, true]) {
      const server = launch()
      await server.ready
      const sql = await connectToDatabase(folder)
      await sql`insert into organisations (name) values (${`before kill ${withDatabase}`})`
      server.child.kill('SIGKILL')
      if (withDatabase) process.kill(await databasePid(), 'SIGKILL')
      await server.ended
      await sql.end({ timeout: 1 })
    }
    const server = launch()
    await server.ready
    const sql = await connectToDatabase(folder)
    expect(await sql`select name from organisations where name like 'before kill%'`).toHaveLength(2)
    await sql.end()
    expect(await status(`${server.origin}/readyz`)).toBe(200)
  })

  test('is refused while another server uses it, which goes on', atNight, async () => {
    const server = launch()
    await server.ready
    const second = launch({ PORT: await anyFreePort() })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/^Routekaart is already running with the data in .*\n$/)
    expect(await status(`${server.origin}/readyz`)).toBe(200)
  })

  test('two first starts at once: one serves, the other says so', atNight, async () => {
    const both = [launch(), launch({ PORT: await anyFreePort() })]
    await Promise.any(both.map((server) => server.ready))
    const [refused] = await Promise.all([Promise.race(both.map((server) => server.ended))])
    expect(refused).toBe(1)
    const text = both.map((server) => server.output()).join('')
    expect(text).toContain('Routekaart is already running with the data in')
    expect(text).toContain('ready in')
  })
})

describe('a server that runs', () => {
  test(
    'answers 4xx to what means nothing, says when its database is gone, and recovers when it is back',
    atNight,
    async () => {
      const server = launch()
      await server.ready
      const { origin } = server
      expect(await status(`${origin}/%zz`)).toBe(400)
      expect(await status(`${origin}/help%00`)).toBe(400)
      const large = { method: 'POST', headers: { Origin: origin }, body: 'x'.repeat(3_000_000) }
      expect(await status(`${origin}/authentication/login`, large)).toBe(413)
      const prefixed = await fetch(`${origin}/en//example.org?location=1`, { redirect: 'manual' })
      expect([prefixed.status, prefixed.headers.get('location')]).toEqual([302, '/example.org?location=1'])
      expect(prefixed.headers.get('set-cookie')).toContain('routekaart.language=en;')

      // Without its settings it does not start again, so that it stays away until that was seen.
      const settings = path.join(folder, 'database/cluster/postgresql.conf')
      await rename(settings, `${settings}.away`)
      process.kill(await databasePid(), 'SIGKILL')
      await expect.poll(() => status(`${origin}/readyz`), { timeout: 10_000 }).toBe(503)
      expect(await status(`${origin}/healthz`)).toBe(200)
      await rename(`${settings}.away`, settings)
      await expect.poll(() => status(`${origin}/readyz`), { timeout: 10_000, interval: 200 }).toBe(200)
    },
  )

  test('lets a request that is under way finish when it has to stop', atNight, async () => {
    const server = launch()
    await server.ready
    const body = 'returnTo=%2Fhelp'
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    let answer = ''
    socket.on('data', (text: string) => (answer += text))
    socket.write(`POST /authentication/login HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${server.origin}\r\n`)
    socket.write('Content-Type: application/x-www-form-urlencoded\r\n')
    socket.write(`Content-Length: ${body.length}\r\n\r\n${body.slice(0, 4)}`)
    await expect.poll(() => status(`${server.origin}/healthz`)).toBe(200)
    server.child.kill('SIGTERM')
    await expect.poll(() => status(`${server.origin}/healthz`).catch(() => 'closed')).toBe('closed')
    socket.write(body.slice(4))
    expect(await server.ended).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 [23]\d\d /)
  })
})
