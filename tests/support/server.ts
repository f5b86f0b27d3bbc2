import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseUrlIn } from './embedded-database.ts'
import { copyFilled } from './filled-folder.ts'
import { anyFreePort, startProcess } from './start-process.ts'

/** Signs the cookies of every server of the tests, so that tests can make sessions. */
export const sessionSecret = 'only-for-tests-'.repeat(3)

/** The built server on a port of its own, with demo data in an embedded database of its own, as after a first start. */
export type TestServer = {
  origin: string
  /** Read anew after a restart. */
  databaseUrl: () => Promise<string>
  /** Stops it as Ctrl-C does and starts it again on the same data and port. */
  restart: () => Promise<void>
  /** Stops it and removes its data. */
  stop: () => Promise<void>
}

/**
 * Starts the built server and waits until it answers.
 * @param settings on top of those that keep it apart from other servers
 * @param portal its folder, where it is not this one
 */
export async function startServer(settings: Record<string, string> = {}, portal?: string): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-server-'))
  // The database runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  await copyFilled(folder, sessionSecret)
  const PORT = await anyFreePort()
  const launch = () =>
    startProcess({ PORT, DATA_DIR: folder, SESSION_SECRET: sessionSecret, ...settings }, undefined, portal)
  let started = launch()
  const { origin } = started
  const end = async () => {
    if (started.child.exitCode === null) started.child.kill('SIGTERM')
    const code = await started.ended
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${started.output()}`)
  }
  await started.ready
  return {
    origin,
    databaseUrl: () => databaseUrlIn(folder),
    restart: async () => {
      await end()
      started = launch()
      await started.ready
    },
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
