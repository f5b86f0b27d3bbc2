import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { environment, keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { checkBackup } from '#app/platform/backup/check-backup.server.ts'
import type { BackupContents } from '#app/platform/backup/contents.ts'
import { makeBackup } from '#app/platform/backup/make-backup.server.ts'
import { restoreBackup } from '#app/platform/backup/restore-backup.server.ts'
import { BackupError } from '#app/platform/backup/write-archive.server.ts'
import { NoRestoreError } from '#app/persistence/backup/restoring.server.ts'
import { NoSnapshotError } from '#app/persistence/backup/snapshot.server.ts'
import { noteMaintenance } from '#app/persistence/maintenance.server.ts'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { keptSessionSecret } from './embedded/session-secret.ts'
import { endAfter, openForCommand, tell } from './open-for-command.ts'
import { checkSessionSecret } from './secret-mark.ts'
import { StartError } from './start-error.ts'

/**
 * `npm run backup -- FILE`: writes all that is kept to one file, beside a running portal or without one.
 * @param root the project's folder
 * @returns the exit code of the process
 */
export async function backUp(root: string, file: string | undefined): Promise<number> {
  if (!file) return tell('Use: npm run backup -- FILE', 1)
  return endAfter(expected, async (ends) => {
    const { DATABASE_URL } = await openForCommand(ends)
    // Made with another secret, it would be signed with that one, and nothing that is sealed in it could be read.
    await checkSessionSecret()
    const place = {
      file: path.resolve(file),
      databaseUrl: DATABASE_URL,
      migrationsFolder: path.join(root, 'drizzle/migrations'),
      portalVersion: await versionIn(root),
    }
    const contents = await makeBackup(place).catch(async (error: unknown) => {
      await noteMaintenance('backup', false).catch(() => {})
      throw error
    })
    // A database from before this version has no place for it.
    await noteMaintenance('backup', true).catch(() => tell('The database could not keep when this backup was made.'))
    tell(`Backup written to ${file}: ${summaryOf(contents)}.`)
    if (environment().BACKUP_KEY === undefined) tell('It is not encrypted, because BACKUP_KEY is not set.')
    tell('It can only be restored with the SESSION_SECRET of this portal, which is not in it.')
    return 0
  })
}

/**
 * `npm run restore -- FILE`: puts a backup into an empty database and an empty file store, and migrates it.
 * @param root the project's folder
 * @returns the exit code of the process
 */
export async function restore(root: string, file: string | undefined): Promise<number> {
  if (!file) return tell('Use: npm run restore -- FILE', 1)
  return endAfter(expected, async (ends) => {
    await settleSecret()
    // All of it is read once before anything is made or started.
    const backup = await checkBackup(path.resolve(file), environment().BACKUP_KEY)
    const { DATABASE_URL, SMTP_URL } = await openForCommand(ends)
    const migrationsFolder = path.join(root, 'drizzle/migrations')
    await restoreBackup({ file: path.resolve(file), backup, databaseUrl: DATABASE_URL, migrationsFolder })
    await migrateDatabase(DATABASE_URL, migrationsFolder, SMTP_URL !== undefined)
    await checkSessionSecret()
    return tell(`Restored what was kept at ${backup.header.madeAt}: ${summaryOf(backup.contents)}.`, 0)
  })
}

/** The secret that is set or kept; where there is none, none is made: it would not be that of the backup. */
async function settleSecret(): Promise<void> {
  const env = readEnvironment()
  const kept = await access(path.join(env.DATA_DIR, 'session-secret')).then(
    () => keptSessionSecret(env.DATA_DIR),
    () => undefined,
  )
  const SESSION_SECRET = env.SESSION_SECRET ?? kept
  if (SESSION_SECRET === undefined) {
    throw new StartError(
      'SESSION_SECRET: it is not set, and a backup can only be restored with the one of the portal it is from. If none was ' +
        'set there, it is the file session-secret in that portal’s DATA_DIR.',
    )
  }
  keepEnvironment({ ...env, SESSION_SECRET })
}

/** What goes wrong with a backup that the person who called can do something about. */
const expected = [BackupError, NoSnapshotError, NoRestoreError]

function summaryOf({ tables, files, missing }: BackupContents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (files.bytes / 1e6).toFixed(1)
  const gone = missing.length > 0 ? `; ${missing.length} files were missing in the store: ${missing.join(', ')}` : ''
  return `${rows} rows of ${tables.length} tables, ${files.count} files of ${megabytes} MB${gone}`
}

async function versionIn(root: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  return version
}
