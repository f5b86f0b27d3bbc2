import type { Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  applyMigration,
  makeMigrationsTable,
  migrationsIn,
  migrationsTable,
  newestMigrationOf,
  type Migration,
} from '../migrations.server.ts'
import { migrationLock } from '../preparation.server.ts'
import { findTables, tablesMadeBy, type BackedUpTable } from './own-tables.server.ts'
import { connectForBackup, copied } from './session.server.ts'

/** Thrown where a backup cannot be put into this database; nothing was changed. The message says why. */
export class NoRestoreError extends Error {}

/** What a backup says about its tables. */
export type BackedUpSchema = { migrations: readonly number[]; tables: readonly BackedUpTable[] }

/** A database that is being filled; nobody else sees anything of it before `commit`. */
export type Restoring = {
  /** Takes the rows of a table in the text format of COPY. */
  rows: (table: BackedUpTable) => Writable
  count: (table: BackedUpTable) => Promise<number>
  setSequences: (last: Readonly<Record<string, string>>) => Promise<void>
  /** Brings the tables up to date, and commits. @throws MigrationError */
  commit: () => Promise<void>
  /** Ends it; what was not committed is gone. */
  close: () => Promise<void>
}

/**
 * The code's migrations that had been applied when a backup was made.
 * @throws NoRestoreError where it has others than this code knows
 */
function migrationsOf({ migrations }: BackedUpSchema, known: readonly Migration[]): Migration[] {
  if (migrations.some((at) => !known.some((migration) => migration.at === at))) {
    throw new NoRestoreError('The backup was made by a newer version of Routekaart: restore it with that one.')
  }
  return known.filter(({ at }) => migrations.includes(at))
}

/**
 * Opens one transaction and makes the tables in it, as they were when the backup was made.
 * @param url postgres:// address
 * @param folder where the code's migrations are
 * @throws NoRestoreError where there is a table of ours already, or the backup has another schema than this code knows
 */
export async function openRestoring(url: string, folder: string, schema: BackedUpSchema): Promise<Restoring> {
  const known = migrationsIn(folder)
  const migrations = migrationsOf(schema, known)
  const client = await connectForBackup(url)
  try {
    await client.query('begin')
    // A portal that starts at the same time waits, and then finds tables.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await refuseOldServer(client)
    await refuseFull(client, tablesMadeBy(known))
    await makeTables(client, migrations)
    await refuseOtherTables(client, schema)
    // What numbers and chains new rows would change those of the backup.
    await setTriggers(client, schema, 'disable')
    return {
      rows: (table) => client.query(copyFrom(`copy ${copied(table)} from stdin`)),
      count: (table) => count(client, table),
      setSequences: (last) => setSequences(client, last),
      commit: async () => {
        await setTriggers(client, schema, 'enable')
        // In the same transaction: a backup of an older schema is there whole, or nothing of it.
        const newest = await newestMigrationOf(client)
        for (const migration of known) if (migration.at > newest) await applyMigration(client, migration)
        await client.query('commit')
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ new: boolean }>(
    `select current_setting('server_version_num')::int >= 150000 as new`,
  )
  if (!rows[0]?.new) throw new NoRestoreError('DATABASE_URL: PostgreSQL 15 or newer is needed.')
}

async function refuseFull(client: pg.Client, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as ours(name) where to_regclass(name) is not null`,
    [[migrationsTable, 'graphile_worker.jobs', ...names]],
  )
  const [found] = rows
  if (found)
    throw new NoRestoreError(`The database is not empty: it has the table ${found.name}. Restore into an empty one.`)
}

async function makeTables(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  for (const statement of migrations.flatMap(({ statements }) => statements)) await client.query(statement)
  await makeMigrationsTable(client)
}

/** The tables just made have to be those of the backup, so that every row has its place. */
async function refuseOtherTables(client: pg.Client, { tables }: BackedUpSchema): Promise<void> {
  const made = await findTables(
    client,
    tables.map(({ name }) => name),
  )
  const columns = new Map(made.map((table) => [table.name, new Set(table.columns)]))
  for (const table of tables) {
    const there = columns.get(table.name)
    if (!there || table.columns.some((column) => !there.has(column))) {
      throw new NoRestoreError(
        `The backup has rows for ${table.name} that this version of Routekaart has no place for.`,
      )
    }
  }
}

/** Our own triggers; what keeps rows of different tables together stays on. */
async function setTriggers(client: pg.Client, { tables }: BackedUpSchema, how: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) await client.query(`alter table ${nameOf(table)} ${how} trigger user`)
}

const nameOf = (table: BackedUpTable): string => copied({ ...table, columns: [] }).replace(' ()', '')

async function count(client: pg.Client, table: BackedUpTable): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${nameOf(table)}`)
  return Number(rows[0]?.count)
}

async function setSequences(client: pg.Client, last: Readonly<Record<string, string>>): Promise<void> {
  for (const [column, value] of Object.entries(last)) {
    const [schema = '', table = '', name = ''] = column.split('.')
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [`${schema}.${table}`, name, value])
  }
}
