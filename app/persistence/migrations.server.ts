import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { z } from 'zod'

/** Where it is written down which migrations there were, as drizzle does it: its own tools go on from here. */
export const migrationsTable = 'drizzle.__drizzle_migrations'

/** A migration of the code. `at` is the moment it was made in milliseconds, by which drizzle too tells them apart. */
export type Migration = { name: string; at: number; hash: string; statements: string[] }

/** Thrown where a migration does not pass: nothing of it stays. The message names it and says what the database says. */
export class MigrationError extends Error {
  constructor(name: string, cause: unknown) {
    const said = cause instanceof Error ? cause.message : String(cause)
    const code = cause instanceof Error && 'code' in cause ? ` (SQLSTATE ${String(cause.code)})` : ''
    super(`The migration ${name} does not pass: ${said}${code}. Nothing of it was kept.`, { cause })
  }
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/**
 * The migrations of the code, oldest first.
 * @param folder where they are
 */
export function migrationsIn(folder: string): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }, number) => ({
    name: entries[number]?.tag ?? String(folderMillis),
    at: folderMillis,
    hash,
    statements: sql,
  }))
}

/**
 * When the newest migration in a folder was made; milliseconds.
 * @param folder where the migrations are
 */
export const newestMigrationIn = (folder: string): number => Math.max(...migrationsIn(folder).map(({ at }) => at))

/** When the newest migration of a database was made; 0 where there was none. */
export async function newestMigrationOf(client: ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    migrationsTable,
  ])
  if (!tables[0]?.is_there) return 0
  const { rows } = await client.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${migrationsTable}`,
  )
  return Number(rows[0]?.newest ?? 0)
}

/** Makes the table in which migrations are written down, where it is not there. */
export const makeMigrationsTable = (client: ClientBase) =>
  client.query(`create schema if not exists drizzle;
    create table if not exists ${migrationsTable} (id serial primary key, hash text not null, created_at bigint)`)

/**
 * Applies a migration and writes it down; the caller has begun a transaction. What it does to rows is followed up at once,
 * not at the end: until then no later migration could change the same tables.
 * @throws MigrationError
 */
export async function applyMigration(client: ClientBase, { name, at, hash, statements }: Migration): Promise<void> {
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('set constraints all immediate')
    await client.query('set constraints all deferred')
    await client.query(`insert into ${migrationsTable} (hash, created_at) values ($1, $2)`, [hash, at])
  } catch (error) {
    throw new MigrationError(name, error)
  }
}
