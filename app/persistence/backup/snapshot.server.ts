import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationsIn, migrationsTable } from '../migrations.server.ts'
import { findTables, tablesMadeBy, type BackedUpTable } from './own-tables.server.ts'
import { connectForBackup, copied } from './session.server.ts'

/** Thrown where the database cannot be backed up by this code; the message says why. */
export class NoSnapshotError extends Error {}

/** The database as it was at one moment, whatever is written to it meanwhile. */
export type Snapshot = {
  /** The moments by which migrations are told apart, of those the database had. */
  migrations: number[]
  serverVersion: string
  /** Each after those it refers to. */
  tables: BackedUpTable[]
  /** The rows of a table in the text format of COPY. To be read to its end before anything else is asked. */
  rows: (table: BackedUpTable) => Readable
  /** The keys of the files that the rows name. */
  fileKeys: () => Promise<string[]>
  /** Lets go of the moment, and of its locks: a new version that changes a table need not wait for the files. */
  release: () => Promise<void>
  /** What numbered columns have come to, by `schema.table.column`. */
  sequences: () => Promise<Record<string, string>>
  close: () => Promise<void>
}

/**
 * Holds on to the database as it is now: one transaction that only reads.
 * @param url postgres:// address
 * @param folder where the code's migrations are
 * @throws NoSnapshotError where there are no tables of ours, or newer ones than this code knows
 */
export async function openSnapshot(url: string, folder: string): Promise<Snapshot> {
  const client = await connectForBackup(url)
  try {
    await client.query('begin isolation level repeatable read, read only')
    const known = migrationsIn(folder)
    const migrations = await migrationsOf(client)
    if (migrations.some((at) => !known.some((migration) => migration.at === at))) {
      throw new NoSnapshotError('The database is newer than this version of Routekaart: make the backup with that one.')
    }
    const version = await client.query<{ server_version: string }>('show server_version')
    const tables = await findTables(client, [migrationsTable, ...tablesMadeBy(known)])
    return {
      migrations,
      serverVersion: version.rows[0]?.server_version ?? '',
      tables,
      rows: (table) => client.query(copyTo(`copy ${copied(table)} to stdout`)),
      fileKeys: () => fileKeys(client),
      release: async () => void (await client.query('commit')),
      sequences: () => sequences(client, tables),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Those the database had, oldest first. */
async function migrationsOf(client: pg.Client): Promise<number[]> {
  const there = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [migrationsTable])
  if (!there.rows[0]?.found)
    throw new NoSnapshotError('There is nothing to back up: the database holds no tables of Routekaart.')
  const { rows } = await client.query<{ at: string }>(
    `select created_at as at from ${migrationsTable} order by created_at`,
  )
  return rows.map(({ at }) => Number(at))
}

/** Where rows name files, with what holds of those that are there. */
const filesNamed = {
  documents: 'erased_at is null',
  library_documents: 'erased_at is null',
  share_evidence: 'true',
  organisation_logos: 'true',
}

/** A database of an older schema has not all of these tables yet. */
async function fileKeys(client: pg.Client): Promise<string[]> {
  const keys: string[] = []
  for (const [table, condition] of Object.entries(filesNamed)) {
    const there = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
    if (!there.rows[0]?.found) continue
    const { rows } = await client.query<{ key: string }>(`select storage_key as key from ${table} where ${condition}`)
    keys.push(...rows.map(({ key }) => key))
  }
  return keys.sort()
}

/** Sequences belong to no transaction: read last, none is behind the rows. */
async function sequences(client: pg.Client, tables: readonly BackedUpTable[]): Promise<Record<string, string>> {
  const { rows } = await client.query<{ column: string; last: string }>(
    `select asked.name || '.' || asked.col as column, s.last_value::text as last
     from (select name, col, pg_get_serial_sequence(name, col) as sequence from
       unnest($1::text[], $2::text[]) as named(name, col)) asked
     join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) = asked.sequence
     where s.last_value is not null`,
    [tables.flatMap(({ name, columns }) => columns.map(() => name)), tables.flatMap(({ columns }) => columns)],
  )
  return Object.fromEntries(rows.map(({ column, last }) => [column, last]))
}
