import { pipeline } from 'node:stream/promises'
import { environment } from '#app/platform/config/env.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { openRestoring, type Restoring } from '#app/persistence/backup/restoring.server.ts'
import { createChecking, type CheckedBackup } from './check-backup.server.ts'
import { byEntry, readArchive, type Part } from './read-archive.server.ts'
import { BackupError } from './write-archive.server.ts'

/** Where a backup goes. It was checked before: see `checkBackup`. */
export type RestorePlace = { file: string; backup: CheckedBackup; databaseUrl: string; migrationsFolder: string }

/**
 * Puts a backup into an empty database and an empty file store, checking it once more as it goes by. The database takes
 * all of it or nothing; of files nothing stays where it fails.
 * @throws BackupError or NoRestoreError, whose messages say why
 */
export async function restoreBackup({ file, backup, databaseUrl, migrationsFolder }: RestorePlace): Promise<void> {
  await refuseFullStore()
  const restoring = await openRestoring(databaseUrl, migrationsFolder, backup.header)
  const written: string[] = []
  try {
    const checking = createChecking()
    const parts = readArchive(file, environment().BACKUP_KEY)
    for await (const { name, bytes } of byEntry(checked(parts, checking.add))) {
      await putEntry(name, bytes, restoring, backup, written)
    }
    checking.end()
    await compareRows(restoring, backup)
    await restoring.setSequences(backup.contents.sequences)
    await restoring.commit()
  } catch (error) {
    await restoring.close()
    for (const key of written) await fileStore().remove(key)
    throw error
  }
  await restoring.close()
}

async function refuseFullStore(): Promise<void> {
  for await (const { key } of fileStore().list()) {
    throw new BackupError(`The file store is not empty: it has ${key}. Restore into an empty one.`)
  }
}

async function* checked(parts: AsyncGenerator<Part>, add: (part: Part) => void): AsyncGenerator<Part> {
  for await (const part of parts) {
    add(part)
    yield part
  }
}

async function putEntry(
  name: string,
  bytes: AsyncIterable<Buffer>,
  restoring: Restoring,
  { header }: CheckedBackup,
  written: string[],
): Promise<void> {
  const [kind, ...rest] = name.split('/')
  const table = kind === 'tables' && header.tables.find((one) => one.name === rest.join('/'))
  if (table) return pipeline(bytes, restoring.rows(table))
  if (kind === 'files') {
    const key = rest.join('/')
    written.push(key)
    await fileStore().write(key, bytes)
    return
  }
  // Header and checksums are read as they pass by.
  for await (const part of bytes) void part
}

async function compareRows(restoring: Restoring, { header, contents }: CheckedBackup): Promise<void> {
  for (const { name, rows } of contents.tables) {
    const table = header.tables.find((one) => one.name === name)
    if (table && (await restoring.count(table)) === rows) continue
    throw new BackupError(`The table ${name} did not come to ${rows} rows.`)
  }
}
