import { spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { type Binaries, ownEnvironment } from './binaries.ts'
import type { ClusterFolder } from './cluster.ts'
import { freePort } from './free-port.ts'
import { isPostgres, readPostmaster } from './postmaster.ts'
import type { SystemUser } from './unprivileged-user.ts'

const startLimit = 60_000
const stopLimit = 15_000

/**
 * Starts PostgreSQL on the cluster, or finds it running there, and waits until it takes connections.
 * @throws StartError with the last line of its log
 */
export async function runUntilReady(place: ClusterFolder, binaries: Binaries, user?: SystemUser) {
  const deadline = Date.now() + startLimit
  let launched = 0
  let running = false
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(place.cluster)
    if (postmaster.state === 'ready') return postmaster
    const mayLaunch = !running && (postmaster.state === 'absent' || postmaster.state === 'stale')
    // After a crash the old backends may need a moment to go: postgres then refuses, and we try again.
    if (mayLaunch && launched >= 10) break
    if (mayLaunch) {
      if (launched > 0) await sleep(500)
      if (postmaster.state === 'stale') await rm(path.join(place.cluster, 'postmaster.pid'), { force: true })
      running = true
      launched += 1
      await launch(place, binaries, user, () => (running = false))
    }
    await sleep(10)
  }
  throw new StartError(`The embedded database does not start: ${await lastLogLine(place)} (log: ${place.log})`)
}

async function launch(place: ClusterFolder, binaries: Binaries, user: SystemUser | undefined, onExit: () => void) {
  const kept = Number(await readFile(place.port, 'utf8').catch(() => '0'))
  const port = await freePort(kept)
  if (port !== kept) await writeFile(place.port, String(port))
  await rotateLog(place.log)
  const log = await open(place.log, 'a', 0o600)
  // Enough for as many workers as there can be.
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port, max_connections: 250 }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', place.cluster, ...flags], {
    cwd: '/',
    env: ownEnvironment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    uid: user?.uid,
    gid: user?.gid,
  })
  child.once('error', onExit)
  child.once('exit', onExit)
  child.unref()
  await log.close()
}

async function rotateLog(file: string): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size > 10_000_000) await rename(file, `${file}.old`)
}

async function lastLogLine(place: ClusterFolder): Promise<string> {
  const text = await readFile(place.log, 'utf8').catch(() => '')
  return text.trim().split('\n').at(-1) ?? ''
}

/** Ends PostgreSQL: connections are cut, what was acknowledged is on disk. Resolves when the process is gone. */
export async function stopPostgres(pid: number): Promise<void> {
  const deadline = Date.now() + stopLimit
  signalProcess(pid, 'SIGINT')
  while (await isPostgres(pid)) {
    if (Date.now() > deadline) return signalProcess(pid, 'SIGQUIT')
    await sleep(10)
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // Gone already, which is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
