import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { vi } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/embedded/database.ts'
import { unprivilegedUser } from '#server/embedded/unprivileged-user.ts'
import { postmasterPid } from './embedded-database.ts'

/** A streaming standby of an embedded database, which runs on the same machine. */
export type Standby = {
  url: string
  pid: () => Promise<number | undefined>
  /** Holds back what the primary sends from now on; connections go on reading what was replayed until then. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** Waits until it has replayed everything. */
  catchUp: () => Promise<void>
  /** Kills it without warning. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Copies a database that runs, as its manual says for backups without a tool, and starts the copy as its standby.
 * @param primary postgres:// address
 * @param primaryFolder the data folder whose database that is
 * @param folder of the standby
 */
export async function startStandby(primary: string, primaryFolder: string, folder: string): Promise<Standby> {
  await mkdir(path.join(folder, 'database'), { recursive: true, mode: 0o711 })
  await chmod(folder, 0o711)
  await copyCluster(primary, path.join(primaryFolder, 'database'), path.join(folder, 'database'))
  let running: EmbeddedDatabase = await startEmbeddedDatabase(folder)
  const { url } = running
  const ask = <Row extends object>(address: string, statement: string) => askOnce<Row>(address, statement)
  return {
    url,
    pid: () => postmasterPid(folder),
    async pause() {
      await ask(url, 'select pg_wal_replay_pause()')
      await vi.waitUntil(
        async () => (await ask<{ s: string }>(url, 'select pg_get_wal_replay_pause_state() as s')).s === 'paused',
        { timeout: 20_000 },
      )
    },
    resume: async () => void (await ask(url, 'select pg_wal_replay_resume()')),
    async catchUp() {
      const { at } = await ask<{ at: string }>(primary, 'select pg_current_wal_insert_lsn()::text as at')
      const question = `select pg_last_wal_replay_lsn() >= '${at}' as there`
      await vi.waitUntil(async () => (await ask<{ there: boolean }>(url, question)).there, { timeout: 20_000 })
    },
    async kill() {
      const pid = await postmasterPid(folder)
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    async startAgain() {
      running = await startEmbeddedDatabase(folder)
      if (running.url !== url) throw new Error('The standby did not get its port again.')
    },
    stop: () => running.stop(),
  }
}

async function copyCluster(primary: string, from: string, to: string): Promise<void> {
  const sql = postgres(primary, { max: 1, onnotice: () => {} })
  const cluster = path.join(to, 'cluster')
  try {
    await sql`select pg_backup_start('standby', fast => true)`
    await promisify(execFile)('cp', ['-a', `${from}/.`, to])
    const [stopped] = await sql<
      { labelfile: string }[]
    >`select labelfile from pg_backup_stop(wait_for_archive => false)`
    const { hostname, port, username, password } = new URL(primary)
    const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`
    await Promise.all([
      // It finds a port for itself.
      ...['port', 'cluster/postmaster.pid', 'postgres.log'].map((name) => rm(path.join(to, name), { force: true })),
      give(path.join(cluster, 'backup_label'), stopped?.labelfile ?? ''),
      give(path.join(cluster, 'standby.signal'), ''),
      give(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\nhot_standby_feedback = on\n`),
    ])
  } finally {
    await sql.end()
  }
}

/** Writes a file that the user whom the database runs as can read. */
async function give(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600 })
  const user = await unprivilegedUser()
  if (user) await chown(file, user.uid, user.gid)
}

async function askOnce<Row extends object>(url: string, statement: string): Promise<Row> {
  const sql: Sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await sql.unsafe<Row[]>(statement)
    if (!row) throw new Error('No row came.')
    return row
  } finally {
    await sql.end()
  }
}
