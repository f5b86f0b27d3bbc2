import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import selfsigned from 'selfsigned'
import { inject } from 'vitest'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'
import { isPostgres } from '#server/embedded/postmaster.ts'
import { postmasterPid } from '../embedded-database.ts'
import { openWay, type Way } from './way.ts'

/** A database that speaks TLS too, and what can befall it. */
export type FragileDatabase = {
  /** By the way that can go wrong, without a word on TLS. */
  url: string
  /** The certificate that it shows, which nobody signed but itself; in the name of localhost. */
  certificateFile: string
  way: Way
  /** Ends PostgreSQL by a signal, and starts it again. */
  killAndStart: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>
  /** Ends every connection from the server's side. */
  endBackends: () => Promise<void>
  /** Asks the database past the way. */
  ask: (text: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

/** Starts it in a folder of its own. */
export async function openFragileDatabase(): Promise<FragileDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-torture-'))
  // The database may run as another user, who has to pass through.
  await chmod(folder, 0o711)
  // Not Node's own copying, which gives the files to another user.
  await promisify(execFile)('cp', ['-a', path.join(inject('preparedDatabase'), 'database'), folder])
  const certificateFile = await addCertificate(path.join(folder, 'database/cluster'))
  let database = await startEmbeddedDatabase(folder)
  const way = await openWay(Number(new URL(database.url).port))
  const url = new URL(database.url)
  url.port = String(way.port)
  const ask = async (text: string) => {
    const sql = postgres(database.url, { max: 1, onnotice: () => {}, connection: { application_name: 'past the way' } })
    try {
      return [...(await sql.unsafe(text))]
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  return {
    url: url.href,
    certificateFile,
    way,
    async killAndStart(signal) {
      const pid = await postmasterPid(folder)
      if (pid === undefined) throw new Error('PostgreSQL does not run.')
      process.kill(pid, signal)
      // One that is still on its way out would be taken for one that runs.
      while (await isPostgres(pid)) await pause(5)
      database = await startEmbeddedDatabase(folder)
      way.leadTo(Number(new URL(database.url).port))
    },
    async endBackends() {
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'past the way'`)
    },
    ask,
    async close() {
      await way.close()
      await database.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addCertificate(cluster: string): Promise<string> {
  const { cert, private: key } = selfsigned.generate([{ name: 'commonName', value: 'localhost' }], { days: 2 })
  const { uid, gid } = await stat(cluster)
  const certificateFile = path.join(cluster, 'server.crt')
  for (const [file, text] of [
    [certificateFile, cert],
    [path.join(cluster, 'server.key'), key],
  ] as const) {
    await writeFile(file, text, { mode: 0o600 })
    await chown(file, uid, gid)
  }
  await appendFile(path.join(cluster, 'postgresql.conf'), 'ssl = on\n')
  return certificateFile
}
