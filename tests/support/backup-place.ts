import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import type { CheckedBackup } from '#app/platform/backup/check-backup.server.ts'
import { makeBackup } from '#app/platform/backup/make-backup.server.ts'
import { restoreBackup } from '#app/platform/backup/restore-backup.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { hashPassword } from '#server/embedded/identity/passwords.ts'
import { addOrganisation } from './care-organisation.ts'
import { fillEveryTable } from './every-table.ts'
import { openPortal, type Portal } from './portal.ts'
import { sessionSecret } from './server.ts'
import { root } from './start-process.ts'

export const migrationsFolder = path.join(root, 'drizzle/migrations')

/** Somebody who can sign in at the portal that is backed up. */
export const person = { email: 'anna@example.org', password: 'groene fiets op zolder' }

/** Where a portal keeps its files: from now on this process looks there, as a command does. */
export function choosePlace(settings: Record<string, string>): void {
  delete (globalThis as { routekaartFiles?: unknown }).routekaartFiles
  keepEnvironment(readEnvironment({ NODE_ENV: 'test', SESSION_SECRET: sessionSecret, ...settings }))
}

/** A running portal with a row in every table and some files. */
export type BackupSource = {
  portal: Portal
  /** Its DATA_DIR, with its embedded database. */
  folder: string
  url: string
  /** A file with its row and an entry of the usage log, as the portal keeps them: first the bytes. */
  upload: (name: string, bytes: Buffer) => Promise<void>
  /** Removes what was uploaded under names that begin so. */
  forget: (begin: string) => Promise<void>
}

export async function openBackupSource(): Promise<BackupSource> {
  const portal = await openPortal()
  const [at] = await portal.sql`select inet_server_port() as port, current_setting('data_directory') as cluster`
  const folder = path.resolve(String(at?.cluster), '../..')
  const password = (await readFile(path.join(folder, 'database/password'), 'utf8')).trim()
  choosePlace({ DATA_DIR: folder })
  const { organisationId } = await addOrganisation(['Huis'])
  await fillEveryTable(portal.sql)
  await portal.sql`insert into identity_accounts (id, email, name, password_hash)
    values ('anna', ${person.email}, 'Anna', ${await hashPassword(person.password)})`
  await portal.sql`insert into users (organisation_id, email, name) values (${organisationId}, ${person.email}, 'Anna')`
  await portal.sql`update documents set erased_at = now()`
  await portal.sql`update library_documents set erased_at = now()`
  // Evidence and logos are never erased: their files are there.
  for (const [table, name] of Object.entries({ share_evidence: 'evidence', organisation_logos: 'logo' })) {
    const key = `${organisationId}/${name}`
    const { size, sha256 } = await fileStore().write(key, Readable.from([randomBytes(1000)]))
    await portal.sql`update ${portal.sql(table)} set storage_key = ${key}, size = ${size}, sha256 = ${sha256}`
  }

  async function upload(name: string, bytes: Buffer) {
    const key = `${organisationId}/${name}`
    const { size, sha256 } = await fileStore().write(key, Readable.from([bytes]))
    await portal.sql.begin(async (sql) => {
      await sql`insert into documents (organisation_id, document_type, name, media_type, size, sha256, storage_key,
          created_by_name) values (${organisationId}, 'kind', 'plan', 'text/plain', ${size}, ${sha256}, ${key}, 'Anna')`
      await sql`insert into usage_log (log_type, amount, data) values ('upload', 1, ${key})`
    })
  }
  async function forget(begin: string) {
    const like = `${organisationId}/${begin}%`
    await portal.sql`delete from usage_log where data like ${like}`
    const gone = await portal.sql`delete from documents where storage_key like ${like} returning storage_key as key`
    for (const { key } of gone) await fileStore().remove(key)
  }

  for (const size of [0, 3, 4_300_000]) await upload(`of-${size}`, randomBytes(size))
  return { portal, folder, url: `postgres://routekaart:${password}@127.0.0.1:${at?.port}/postgres`, upload, forget }
}

/** A folder that the embedded database may pass through. */
export async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-backup-'))
  await chmod(folder, 0o711)
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** An empty bucket, and the settings that lead to it. */
export async function openBucket(directory: string) {
  const configureBuckets = [{ name: 'documents', configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
  const settings = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'documents', ...keys }
  return { settings, close: () => server.close() }
}

/** Every file of the chosen place, by key. */
export async function everyFile(): Promise<Map<string, string>> {
  const found: [string, string][] = []
  for await (const { key } of fileStore().list()) {
    found.push([key, (await buffer(await fileStore().read(key))).toString('base64')])
  }
  return new Map(found.sort(([one], [other]) => one.localeCompare(other)))
}

/** Runs a command as people do; what it printed, and how it ended. */
export function runCommand(command: string, asked: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, ...settings }
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [`server/${command}.js`, ...asked], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** Backs up this database and the files of the chosen place. */
export const newBackup = (file: string, databaseUrl: string) =>
  makeBackup({ file, databaseUrl, migrationsFolder, portalVersion: 'test' })

/** Restores into this database and the chosen place. */
export const restoreInto = (databaseUrl: string, file: string, backup: CheckedBackup, migrations = migrationsFolder) =>
  restoreBackup({ file, backup, databaseUrl, migrationsFolder: migrations })
