import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { readiness as limits } from '#app/platform/config/limits.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import type { MailWorker } from '#app/platform/mail/worker.server.ts'
import { checkDatabase, waitOfOldestJob, type DatabaseHealth } from '#app/persistence/health.server.ts'

/** `ok`, or why not; `unknown` where it could not be asked because the database does not answer. */
export type Verdict =
  'ok' | 'failed' | 'slow' | 'unknown' | 'read-only' | 'full' | 'older' | 'newer' | 'stopped' | 'behind'

/** What the work of a server takes, by name. */
export type Checks = Record<'database' | 'writable' | 'schema' | 'mail' | 'files' | 'disk', Verdict>

/** What checks are held to. */
export type Expected = {
  /** DATA_DIR. */
  dataFolder: string
  /** When the newest migration that this code knows was made; milliseconds. */
  newestMigration: number
  /** Bytes that have to be free in the data folder. */
  leastRoom: number
  /** What becomes of mail on this server. */
  mailWorker: () => Promise<MailWorker>
}

/** Looks at everything at once, each for two seconds at most. Never rejects. */
export async function checkReadiness(expected: Expected): Promise<Checks> {
  const [database, mail, files, disk] = await Promise.all([
    inTime(checkDatabase()),
    inTime(expected.mailWorker().then(checkMail)),
    inTime(fileStore().isReady()),
    inTime(hasRoom(expected.dataFolder, expected.leastRoom)),
  ])
  return {
    database: typeof database === 'string' ? database : 'ok',
    ...(typeof database === 'string' ? unknown : ofDatabase(database, expected)),
    mail: typeof database === 'string' && mail !== 'ok' ? 'unknown' : mail,
    files: typeof files === 'string' ? files : files ? 'ok' : 'failed',
    disk: typeof disk === 'string' ? disk : disk ? 'ok' : 'full',
  }
}

const unknown = { writable: 'unknown', schema: 'unknown' } as const

function ofDatabase({ isWritable, newestMigration: held }: DatabaseHealth, { newestMigration }: Expected) {
  return {
    writable: isWritable ? 'ok' : 'read-only',
    schema: held === newestMigration ? 'ok' : held < newestMigration ? 'older' : 'newer',
  } as const
}

/** Whether this server sends what waits, where it sends at all. */
async function checkMail(mailWorker: MailWorker): Promise<Verdict> {
  if (mailWorker === 'off') return 'ok'
  if (mailWorker === 'stopped') return 'stopped'
  return (await waitOfOldestJob()) > limits.oldestJob ? 'behind' : 'ok'
}

/** Whether the disk of a folder has so many bytes left. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= bytes
}

async function inTime<T>(check: Promise<T>): Promise<T | 'failed' | 'slow'> {
  const enough = new AbortController()
  const tooLong = pause(limits.patience, 'slow' as const, { signal: enough.signal })
  try {
    return await Promise.race([check.catch(() => 'failed' as const), tooLong])
  } finally {
    tooLong.catch(() => {})
    enough.abort()
  }
}
