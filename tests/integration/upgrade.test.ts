import { readMigrationFiles } from 'drizzle-orm/migrator'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedDatabase } from '#server/embedded/database.ts'
import { startEmptyDatabase } from '#tests/support/empty-database.ts'
import { fillEmptyTables } from '#tests/support/fill-tables.ts'
import { openPortal } from '#tests/support/portal.ts'

/** Every migration over rows: what an empty database takes, such as a column that has to be filled, a filled one may not. */

let folder: string
let database: EmbeddedDatabase
let sql: Sql
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routekaart-upgrade-'))
  await chmod(folder, 0o711)
  database = await startEmptyDatabase(folder)
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  await sql`drop schema public cascade`
  await sql`create schema public`
})
afterAll(async () => {
  await sql.end()
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const countRows = async () => {
  const tables =
    await sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const counts = await Promise.all(
    tables.map(async ({ name }) => [name, (await sql`select count(*)::int as n from ${sql(name)}`)[0]?.n] as const),
  )
  return Object.fromEntries(counts)
}

test('every migration passes over filled tables, and no row is lost on the way', async () => {
  const migrations = readMigrationFiles({ migrationsFolder: 'drizzle/migrations' })
  for (const [number, { sql: statements }] of migrations.entries()) {
    const before = number === 0 ? {} : await countRows()
    await sql
      .begin(async (tx) => {
        for (const statement of statements) await tx.unsafe(statement)
      })
      .catch((error: unknown) => {
        throw new Error(`Migration ${number} does not pass over filled tables.`, { cause: error })
      })
    const after = await countRows()
    const lost = Object.entries(before).filter(
      ([table, count]) => table in after && Number(after[table]) < Number(count),
    )
    expect(lost, `migration ${number}`).toEqual([])
    await fillEmptyTables(sql)
  }
  expect(Object.values(await countRows()).filter((count) => count === 0)).toEqual([])
})

test('a column that no migration made is named, by a start that cannot go on', async () => {
  const portal = await openPortal()
  await portal.sql`alter table identity_accounts rename column email to post`
  await expect(portal.killAndStart()).rejects.toThrow(
    'The database lacks what this version needs: column identity_accounts.email does not exist.',
  )
  await portal.close()
})
