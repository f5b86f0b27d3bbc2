import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBackup, type CheckedBackup } from '#app/platform/backup/check-backup.server.ts'
import { claimDatabase, migrateDatabase, pendingMigrations } from '#app/persistence/preparation.server.ts'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'
import {
  choosePlace,
  everyFile,
  migrationsFolder,
  newBackup,
  newFolder,
  openBackupSource,
  openBucket,
  person,
  restoreInto,
  runCommand,
  type BackupSource,
} from '#tests/support/backup-place.ts'
import { fillAsBefore } from '#tests/support/earlier-database.ts'
import { everyRow, everyTable } from '#tests/support/every-table.ts'
import { countUploads, damages, makeDatabase, makeOlderMigrations } from '#tests/support/restored.ts'
import { sessionSecret } from '#tests/support/server.ts'
import { anyFreePort, startProcess } from '#tests/support/start-process.ts'
import { openBrowser, signIn } from './sign-in-steps.ts'

const BACKUP_KEY = 'only-for-backups-'.repeat(3)

let source: BackupSource
let folder: string
/** An embedded database, made by the command, in which others can be made. */
let targetUrl: string
const ends: (() => Promise<unknown>)[] = []
const refusedByName = { code: 1, output: expect.stringMatching(/^SESSION_SECRET: it is not/) }
const inFolder = (name: string) => path.join(folder, name)
const inSource = () => choosePlace({ DATA_DIR: source.folder })

beforeAll(async () => {
  const made = await newFolder()
  ends.push(made.remove)
  folder = made.folder
  source = await openBackupSource()
  ends.push(source.portal.close)
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const emptyDatabase = (name: string) => makeDatabase(targetUrl, name, ends)

describe('a backup beside a portal that is written to', () => {
  const restored = () => ({ DATA_DIR: inFolder('restored'), SESSION_SECRET: sessionSecret, BACKUP_KEY })

  it('holds one moment, and is encrypted; a portal starts with it, and people sign in', async () => {
    const file = inFolder('written-to.backup')
    const release = await claimDatabase(source.url)
    const stop = new AbortController()
    const writing = (async () => {
      let number = 0
      for (; !stop.signal.aborted; number += 1) await source.upload(`later-${number}`, Buffer.from('later'))
      return number
    })()
    const made = await runCommand('backup', [file], { ...restored(), DATA_DIR: source.folder })
    stop.abort()
    const written = await writing
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Backup written') })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file)).includes('anna@example.org')).toBe(false)
    await expect(newBackup(file, source.url)).rejects.toThrow('exists already')
    await release?.()
    for (const SESSION_SECRET of ['another secret '.repeat(3), ''])
      expect(await runCommand('restore', [file], { ...restored(), SESSION_SECRET })).toMatchObject(refusedByName)
    await expect(stat(restored().DATA_DIR)).rejects.toThrow('ENOENT')
    expect(await runCommand('restore', [file], restored())).toMatchObject({ code: 0 })

    const { url, stop: stopDatabase } = await startEmbeddedDatabase(restored().DATA_DIR)
    targetUrl = url
    ends.push(stopDatabase)
    const releaseTarget = await claimDatabase(url)
    const { documents, entries } = await countUploads(url)
    choosePlace(restored())
    expect(documents).toBeGreaterThanOrEqual(3)
    expect(documents).toBeLessThan(written + 3)
    // With the file of evidence, and the logo.
    expect([entries, (await everyFile()).size]).toEqual([documents, documents + 2])
    inSource()
    await source.forget('later-')
    await releaseTarget?.()

    const server = startProcess({ ...restored(), DATABASE_URL: url, PORT: await anyFreePort() })
    await server.ready
    expect(await signIn(openBrowser(server.origin), person.email, person.password)).toBe('/')
    server.child.kill('SIGTERM')
    await server.ended
  })
})

describe('a backup beside a portal that is at rest', () => {
  it('comes back to the letter, from a folder to a bucket and from there to a folder', async () => {
    inSource()
    const files = await everyFile()
    const tables = await everyTable(source.portal.sql)
    const rows = await everyRow(source.portal.sql, tables)
    expect(Object.values(rows).filter((table) => table.length === 0)).toEqual([])
    const bucket = await openBucket(inFolder('bucket'))
    ends.push(bucket.close)
    const steps: { at: Record<string, string>; name: string }[] = [
      { at: { ...bucket.settings, BACKUP_KEY }, name: 'in_bucket' },
      { at: { DATA_DIR: inFolder('from-bucket'), BACKUP_KEY }, name: 'in_folder' },
    ]
    choosePlace({ DATA_DIR: source.folder, BACKUP_KEY })
    let from = source.url
    for (const { at, name } of steps) {
      const file = inFolder(`${name}.backup`)
      await newBackup(file, from)
      choosePlace(at)
      const { url, sql } = await emptyDatabase(name)
      await restoreInto(url, file, await checkBackup(file, BACKUP_KEY))
      expect(await everyTable(sql)).toEqual(tables)
      expect(await everyRow(sql, tables)).toEqual(rows)
      expect(await everyFile()).toEqual(files)
      from = url
    }
    const next = postgres(from, { max: 1 })
    const [added] = await next`insert into usage_log (log_type, amount, data) values ('x', 1, '') returning id`
    const [last] = await source.portal.sql`select max(id) as id from usage_log`
    expect(Number(added?.id)).toBeGreaterThan(Number(last?.id))
    await next.end()
  })

  it('of an older schema is restored whole with its migrations, or not at all; one of a newer schema is refused', async () => {
    const older = inFolder('older-migrations')
    await makeOlderMigrations(older, 27)
    const before = await emptyDatabase('older')
    await migrateDatabase(before.url, older)
    choosePlace({ DATA_DIR: inFolder('older') })
    const { documentId } = await fillAsBefore(before.sql, inFolder('older/files'))
    const file = inFolder('older.backup')
    await newBackup(file, before.url)
    choosePlace({ DATA_DIR: inFolder('older_restored') })
    const after = await emptyDatabase('older_restored')
    const backup = await checkBackup(file, undefined)
    const { header } = backup
    const newer = { ...backup, header: { ...header, migrations: [...header.migrations, 9_999_999_999_999] } }
    await expect(restoreInto(after.url, file, newer)).rejects.toThrow('newer version of Routekaart')
    const broken = inFolder('broken-migrations')
    await makeOlderMigrations(broken, 44)
    await appendFile(path.join(broken, '0035_calendar_and_users.sql'), ';--> statement-breakpoint\nselect 1 / 0')
    await expect(restoreInto(after.url, file, backup, broken)).rejects.toThrow(
      'The migration 0035_calendar_and_users does not pass: division by zero (SQLSTATE 22012).',
    )
    expect([await everyTable(after.sql), (await everyFile()).size]).toEqual([[], 0])
    await restoreInto(after.url, file, backup)
    expect(await pendingMigrations(after.url, migrationsFolder)).toEqual([])
    expect(await everyTable(after.sql)).toEqual(await everyTable(source.portal.sql))
    expect(await after.sql`select name from users where is_admin`).toEqual([{ name: 'Sanne Bakker' }])
    const [found] = await after.sql`select storage_key as key from documents where id = ${documentId}`
    expect((await everyFile()).get(found?.key)).toBe(Buffer.from('Stichting Kwartelei').toString('base64'))
  })
})

describe('a backup without a key', () => {
  const file = () => inFolder('plain.backup')
  let good: CheckedBackup
  beforeAll(async () => {
    inSource()
    await newBackup(file(), source.url)
    good = await checkBackup(file(), undefined)
  })

  it('holds no token that opens anything', async () => {
    expect(good.header.leftOut).toEqual(['public.identity_store'])
    expect(good.contents.tables.map(({ name }) => name)).not.toContain('public.identity_store')
    expect((await readFile(file())).includes('identity_store.id')).toBe(false)
  })

  it.each(damages)('%s is refused, and nothing of it stays', async (_name, damage, words) => {
    const damaged = inFolder('damaged.backup')
    await writeFile(damaged, damage(await readFile(file())))
    await expect(checkBackup(damaged, undefined)).rejects.toThrow(words)
    // As if it had been damaged between the two readings.
    choosePlace({ DATA_DIR: inFolder('nothing') })
    await expect(restoreInto(await untouched(), damaged, good)).rejects.toThrow(words)
    const sql = postgres(await untouched(), { max: 1 })
    expect([await everyTable(sql), (await everyFile()).size]).toEqual([[], 0])
    await sql.end()
    inSource()
  })

  it('is refused by a database or a file store that is not empty', async () => {
    await expect(restoreInto(await untouched(), file(), good)).rejects.toThrow('The file store is not empty')
    choosePlace({ DATA_DIR: inFolder('nothing') })
    await expect(restoreInto(source.url, file(), good)).rejects.toThrow('The database is not empty')
  })
})

let untouchedUrl: Promise<string> | undefined
/** A database that stays empty, whatever is tried with it. */
const untouched = () => (untouchedUrl ??= emptyDatabase('untouched').then(({ url }) => url))
