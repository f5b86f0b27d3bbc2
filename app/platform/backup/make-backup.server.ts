import { randomUUID } from 'node:crypto'
import { environment } from '#app/platform/config/env.server.ts'
import { secrets } from '#app/platform/auth/config.server.ts'
import { sign } from '#app/platform/auth/seal.server.ts'
import { MissingFileError } from '#app/platform/documents/file-store.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { isFileNamed } from '#app/persistence/backup/named-files.server.ts'
import { openSnapshot, type Snapshot } from '#app/persistence/backup/snapshot.server.ts'
import { createTally, fileEntry, names, tableEntry, type BackupContents, type BackupHeader } from './contents.ts'
import { openArchive, type Archive } from './write-archive.server.ts'

/** What the embedded identity provider keeps its sign-ins in: tokens stand there as they are until the tables are migrated. */
const plainTokens = 'public.identity_store'

export const keyCheckPurpose = 'backup-key-check'
export const signaturePurpose = 'backup-contents'

/** Where a backup comes from and goes to. */
export type BackupPlace = { file: string; databaseUrl: string; migrationsFolder: string; portalVersion: string }

/**
 * Writes everything that is kept, as it was at one moment, to one file; beside a running portal or without one.
 * @returns what is in it
 * @throws BackupError or NoSnapshotError, whose messages say why; then nothing is left of it
 */
export async function makeBackup(place: BackupPlace): Promise<BackupContents> {
  const key = environment().BACKUP_KEY
  const tally = createTally()
  const archive = await openArchive(place.file, key, tally.add)
  try {
    const snapshot = await openSnapshot(place.databaseUrl, place.migrationsFolder)
    try {
      const header = headerOf(snapshot, place.portalVersion, key === undefined)
      await archive.add(names.header, asBytes(header))
      for (const table of header.tables) await archive.add(tableEntry(table.name), snapshot.rows(table))
      const keys = await snapshot.fileKeys()
      await snapshot.release()
      const missing = await addFiles(archive, keys)
      const contents = { ...tally.end(), sequences: await snapshot.sequences(), missing }
      const text = JSON.stringify(contents)
      await archive.add(names.contents, asBytes(contents))
      await archive.add(names.signature, asBytes(sign(signaturePurpose, text)))
      await archive.finish()
      return contents
    } finally {
      await snapshot.close()
    }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

function headerOf(snapshot: Snapshot, portalVersion: string, isPlain: boolean): BackupHeader {
  const id = randomUUID()
  const leftOut = isPlain ? [plainTokens] : []
  return {
    format: 1,
    id,
    madeAt: new Date().toISOString(),
    portalVersion,
    serverVersion: snapshot.serverVersion,
    migrations: snapshot.migrations,
    tables: snapshot.tables.filter(({ name }) => !leftOut.includes(name)),
    leftOut,
    keyChecks: secrets().map((secret) => sign(keyCheckPurpose, id, secret)),
  }
}

/**
 * Adds the files that the rows name. One that was erased since the snapshot is no loss: the restored portal erases it too.
 * @returns the keys of those that are gone, and should not be
 */
async function addFiles(archive: Archive, keys: readonly string[]): Promise<string[]> {
  const store = fileStore()
  const missing: string[] = []
  for (const key of keys) {
    try {
      await archive.add(fileEntry(key), await store.read(key))
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error
      if (await isFileNamed(key)) missing.push(key)
    }
  }
  return missing
}

async function* asBytes(value: object | string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
}
