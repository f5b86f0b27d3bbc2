import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrationsFolder } from './backup-place.ts'

/** An empty database beside another one. */
export async function makeDatabase(beside: string, name: string, ends: (() => Promise<unknown>)[]) {
  const there = postgres(beside, { max: 1 })
  await there.unsafe(`create database ${name}`)
  await there.end()
  const url = beside.replace(/[^/]*$/, name)
  const sql: Sql = postgres(url, { max: 1, onnotice: () => {} })
  ends.push(() => sql.end())
  return { url, sql }
}

/** How many files the rows of a database name, and how many uploads its usage log tells of. */
export async function countUploads(url: string) {
  const sql = postgres(url, { max: 1 })
  const [row] = await sql<{ documents: number; entries: number }[]>`
    select count(*) filter (where erased_at is null)::int as documents,
      (select count(*)::int from usage_log where log_type = 'upload') as entries from documents`
  await sql.end()
  return row ?? { documents: -1, entries: -1 }
}

/** The migrations of an older version, which had this many, in this folder. */
export async function makeOlderMigrations(folder: string, count: number): Promise<void> {
  // Snapshots are for the next migration to be made, and large.
  await cp(migrationsFolder, folder, { recursive: true, filter: (source) => !source.endsWith('_snapshot.json') })
  const file = path.join(folder, 'meta/_journal.json')
  const journal: { entries: unknown[] } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
}

/** What can become of the bytes of a backup, and the words by which it is refused. */
export const damages: [name: string, damage: (bytes: Buffer) => Buffer, words: string][] = [
  ['cut in its first part', (bytes) => bytes.subarray(0, 700), 'damaged or cut off'],
  ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2), 'damaged or cut off'],
  ['cut between two entries', (bytes) => bytes.subarray(0, bytes.indexOf('contents.json')), 'its end is missing'],
  ['with another byte in a row', (bytes) => flipped(bytes, bytes.indexOf('anna@example.org')), 'checksums'],
  ['with another byte in a file', (bytes) => flipped(bytes, bytes.length / 2), 'checksums'],
  ['with another byte in its checksums', (bytes) => flipped(bytes, bytes.indexOf('"sha256":"') + 10), 'checksums'],
]

/** The same bytes with one of them changed. */
function flipped(bytes: Buffer, at: number): Buffer {
  const place = Math.floor(at)
  const changed = Buffer.from(bytes)
  changed[place] = (changed[place] ?? 0) ^ 1
  return changed
}
