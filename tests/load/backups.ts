import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { folderStore } from '#app/platform/documents/folder-store.server.ts'
import { migrateDatabase } from '#app/persistence/preparation.server.ts'
import { startEmbeddedDatabase } from '#server/embedded/database.ts'
import { inFolder } from './servers.ts'

const organisations = 1000
/** Of 1 MB each. */
const files = 500
const megabyte = 1_000_000

/** Backs up a generated portal and restores it elsewhere, without a key and with one; prints seconds and memory. */
export function run(): Promise<boolean> {
  return inFolder(async (folder) => {
    const source = path.join(folder, 'source')
    const rows = await makePortal(source)
    console.log(`${organisations} organisations, ${rows} rows, ${files} files of 1 MB; ${cpus().length} cores`)
    for (const [name, key] of Object.entries({ plain: '', encrypted: randomBytes(24).toString('hex') })) {
      const file = path.join(folder, name)
      const settings = { SESSION_SECRET: 'only-for-measuring-'.repeat(2), BACKUP_KEY: key }
      await measure(`backup, ${name}`, ['server/backup.js', file], { ...settings, DATA_DIR: source })
      console.log(`  ${((await stat(file)).size / megabyte).toFixed(0)} MB`)
      const target = path.join(folder, `restored-${name}`)
      await measure(`restore, ${name}`, ['server/restore.js', file], { ...settings, DATA_DIR: target })
      await rm(target, { recursive: true })
    }
    return true
  })
}

async function makePortal(folder: string): Promise<number> {
  await mkdir(folder, { mode: 0o711 })
  const { url, stop } = await startEmbeddedDatabase(folder)
  await migrateDatabase(url, 'drizzle/migrations')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`insert into organisations (name) select 'Organisation ' || n from generate_series(1, ${organisations}::int) n`
  await sql`insert into forms (organisation_id, location_index, form_type, fields, version, updated_by_name)
    select o.id, l, 'form-' || t, jsonb_build_object('words', repeat('Huis aan de Vecht ', 20)), 3, 'Anna'
    from organisations o, generate_series(0, 2) l, generate_series(1, 10) t`
  await sql`insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_name, way)
    select organisation_id, id, v, 'words', '"one"', '"other"', 'Anna', 'page' from forms, generate_series(1, 3) v`
  await sql`insert into usage_log (organisation_id, log_type, amount, data)
    select o.id, 'navigation', -1, '/location/basic-information' from organisations o, generate_series(1, 300)`
  await addFiles(sql, folder)
  const [counted] = await sql`select (select count(*) from organisations) + (select count(*) from forms)
    + (select count(*) from form_changes) + (select count(*) from usage_log) + (select count(*) from documents) as rows`
  await sql.end()
  await stop()
  return Number(counted?.rows)
}

async function addFiles(sql: postgres.Sql, folder: string): Promise<void> {
  const store = folderStore(path.join(folder, 'files'))
  const [organisation] = await sql`select id from organisations limit 1`
  for (let number = 0; number < files; number += 1) {
    const key = `${organisation?.id}/${number}`
    const { size, sha256 } = await store.write(key, Readable.from([randomBytes(megabyte)]))
    await sql`insert into documents (organisation_id, document_type, name, media_type, size, sha256, storage_key,
      created_by_name) values (${organisation?.id}, 'kind', 'plan.pdf', 'application/pdf', ${size}, ${sha256}, ${key}, 'Anna')`
  }
}

/** Runs a command; prints how long it took, and the most memory it had at any time, where the system tells. */
async function measure(name: string, words: string[], settings: Record<string, string>): Promise<void> {
  const began = performance.now()
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...settings }
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  let most = 0
  for (let isOver = false; !isOver;) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
    isOver = await Promise.race([ended.then(() => true), sleep(100, false)])
  }
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode}.`)
  console.log(
    `${name}: ${((performance.now() - began) / 1000).toFixed(1)} s, at most ${(most / 1024).toFixed(0)} MB of memory`,
  )
}
