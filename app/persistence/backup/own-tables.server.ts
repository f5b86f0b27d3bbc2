import type pg from 'pg'
import type { Migration } from '../migrations.server.ts'

/** A table as a backup holds it: `schema.table`, and the columns in the order in which their values stand. */
export type BackedUpTable = { name: string; columns: string[] }

/** The names of the tables that migrations make, so that others in the same database are left alone. */
export function tablesMadeBy(migrations: readonly Migration[]): string[] {
  const statements = migrations.flatMap(({ statements }) => statements)
  return statements.flatMap((statement) =>
    [...statement.matchAll(/create table (?:if not exists )?"([^"]+)"/gi)].map(([, name]) => `public.${name}`),
  )
}

/**
 * Those of the named tables that the database has, with their columns, each after the tables that it refers to: written
 * in this order no row refers to one that is not there yet.
 */
export async function findTables(client: pg.Client, names: readonly string[]): Promise<BackedUpTable[]> {
  const found = await client.query<BackedUpTable & { refers: string[] }>(
    `select n.nspname || '.' || c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct rn.nspname || '.' || r.relname from pg_constraint k
         join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname || '.' || c.relname = any($1) order by 1`,
    [names],
  )
  return inOrder(found.rows)
}

function inOrder(tables: readonly (BackedUpTable & { refers: string[] })[]): BackedUpTable[] {
  const placed = new Map<string, BackedUpTable>()
  let waiting = [...tables]
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refers }) => refers.every((name) => placed.has(name)))
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    for (const { name, columns } of ready) placed.set(name, { name, columns })
    waiting = waiting.filter(({ name }) => !placed.has(name))
  }
  return [...placed.values()]
}
