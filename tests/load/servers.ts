import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inheritedClock } from '#tests/support/clock.js'
import { databaseUrlIn } from '#tests/support/embedded-database.ts'
import { anyFreePort } from '#tests/support/start-process.ts'

/** A server under test, in a process of its own. */
export type MeasuredServer = { name: string; origin: string; child: ChildProcess }

export type Settings = { PORT: string } & Record<string, string>

/** A portal with a database of its own. */
export type MeasuredPortal = MeasuredServer & {
  /** Those it runs with, and where its database is. */
  settings: Settings & { DATABASE_URL: string }
  /** The same portal, ended in order and started again. */
  restart: () => Promise<void>
}

/** Milliseconds that a server gets to start, making its database included. */
const patience = 60_000

/** Gives a folder that is removed when the work is done. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-bench-'))
  // The database runs as another user when this runs as root.
  await chmod(folder, 0o755)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Starts the built portal with the demo data.
 * @param name of its folder and its log in the given one
 */
export async function startPortal(
  folder: string,
  name = 'portal',
  over: Record<string, string> = {},
): Promise<MeasuredPortal> {
  const DATA_DIR = path.join(folder, name)
  await mkdir(DATA_DIR)
  const SESSION_SECRET = randomBytes(32).toString('base64url')
  const settings = { DATA_DIR, SESSION_SECRET, PORT: await anyFreePort(), ...over }
  const start = () => startServer(name, 'server/run.js', folder, settings)
  const portal = await start()
  const restart = async () => {
    await stopServer(measured)
    measured.child = (await start()).child
  }
  const measured = { ...portal, settings: { ...settings, DATABASE_URL: await databaseUrlIn(DATA_DIR) }, restart }
  return measured
}

/** What is compared: a portal, another process of the same build, and the peer of peer/app.ts; they share one database. */
export type Compared = { portal: MeasuredPortal; control: MeasuredServer; peer: MeasuredServer }

/** Starts what is compared, and ends it after the work. */
export const withPeer = <Result>(work: (compared: Compared) => Promise<Result>): Promise<Result> =>
  inFolder(async (folder) => {
    const portal = await startPortal(folder)
    // They end before it: the portal ends the database.
    const beside: MeasuredServer[] = []
    const startBeside = async (name: string, entry: string) => {
      const server = await startServer(name, entry, folder, { ...portal.settings, PORT: await anyFreePort() })
      beside.push(server)
      return server
    }
    try {
      const control = await startBeside('control', 'server/run.js')
      return await work({ portal, control, peer: await startBeside('peer', 'build/load/peer/server.js') })
    } finally {
      for (const server of beside) await stopServer(server)
      await stopServer(portal)
    }
  })

/**
 * Starts a server and waits until it answers.
 * @param entry the module to run, from the project's folder
 * @param folder where its output goes
 * @throws with that output where the server ends before it answers, or does not answer in a minute
 */
async function startServer(name: string, entry: string, folder: string, settings: Settings): Promise<MeasuredServer> {
  const file = path.join(folder, `${name}.log`)
  const output = await open(file, 'w')
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      ...inheritedClock(),
      ...settings,
    },
    stdio: ['ignore', output.fd, output.fd],
  })
  await output.close()
  const origin = `http://localhost:${settings.PORT}`
  for (const began = Date.now(); Date.now() - began < patience; await sleep(100)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (answer?.ok) return { name, origin, child }
  }
  child.kill('SIGKILL')
  throw new Error(`${name} did not start:\n${await readFile(file, 'utf8')}`)
}

/** Ends a server in order. */
export async function stopServer({ child }: MeasuredServer): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/**
 * Milliseconds of processor time that a process has used on all its threads; the database of a server is another one.
 * @throws where the system is not Linux, which tells it to the nanosecond
 */
export async function processorTime({ child }: { child: Pick<ChildProcess, 'pid'> }): Promise<number> {
  const tasks = `/proc/${child.pid}/task`
  const threads = await readdir(tasks)
  // A thread may have ended since.
  const told = await Promise.all(threads.map((id) => readFile(`${tasks}/${id}/schedstat`, 'utf8').catch(() => '0')))
  return told.reduce((sum, words) => sum + Number(words.split(' ', 1)[0]), 0) / 1_000_000
}

/** How many bytes of memory a process holds. */
export async function memoryOf({ child }: { child: Pick<ChildProcess, 'pid'> }): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024
}

/** Waits until a server that has just started does nothing any more. */
export async function untilIdle(server: MeasuredServer): Promise<void> {
  for (let before = -Infinity, now = await processorTime(server); now - before > 2;) {
    await sleep(300)
    before = now
    now = await processorTime(server)
  }
}
