import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

type Column = { table: string; column: string; type: string; isNeeded: boolean; refersTo: string | null }

/** Rows that every table gets: one with what it needs, one with something in every column. */
const rowsPerTable = ['needed', 'all'] as const

/**
 * Puts two rows into each table of `public` that has none, those that others refer to first.
 * @throws where a table takes no row, with what PostgreSQL says
 */
export async function fillEmptyTables(sql: Sql): Promise<void> {
  const columns = await readColumns(sql)
  const left = new Set(columns.map(({ table }) => table))
  while (left.size > 0) {
    const before = left.size
    for (const table of left) {
      const own = columns.filter((column) => column.table === table)
      if (own.some(({ refersTo }) => refersTo !== null && refersTo.split('.')[0] !== table && isLeft(refersTo)))
        continue
      const [{ count } = { count: 0 }] = await sql`select count(*)::int as count from ${sql(table)}`
      if (count === 0) for (const [at, which] of rowsPerTable.entries()) await addRow(sql, table, own, which, at)
      left.delete(table)
    }
    if (left.size === before) throw new Error(`These tables refer to each other: ${[...left].join(', ')}`)
  }
  function isLeft(refersTo: string): boolean {
    return left.has(refersTo.split('.')[0] ?? '')
  }
}

async function addRow(sql: Sql, table: string, columns: Column[], which: 'needed' | 'all', at: number) {
  const row: Record<string, unknown> = {}
  for (const column of columns) {
    if (which === 'needed' && !column.isNeeded) continue
    const value = await valueFor(sql, column, at)
    if (value !== undefined) row[column.column] = value
  }
  await sql`insert into ${sql(table)} ${Object.keys(row).length > 0 ? sql(row) : sql`default values`}`
}

/** Something for a column; undefined where it may stay empty because it refers to a row of its own table. */
async function valueFor(sql: Sql, { table, column, type, refersTo, isNeeded }: Column, at: number) {
  if (refersTo !== null) {
    const [there = '', key = ''] = refersTo.split('.')
    const rows = await sql`select ${sql(key)} as value from ${sql(there)} order by 1`
    return rows[at]?.value ?? (isNeeded ? rows[0]?.value : undefined)
  }
  if (type.endsWith('[]')) return []
  const make: Record<string, () => unknown> = {
    uuid: randomUUID,
    text: () => `${column} ${at}`,
    integer: () => at,
    bigint: () => at,
    smallint: () => at,
    'double precision': () => at,
    boolean: () => at === 1,
    'timestamp with time zone': () => new Date(),
    date: () => '2027-03-17',
    jsonb: () => ({}),
    bytea: () => Buffer.from([at]),
    'bit(1024)': () => '0'.repeat(1024),
  }
  const known = make[type]
  if (!known) throw new Error(`There is nothing to put into ${table}.${column}, which is a ${type}.`)
  return known()
}

/** Columns that may be given a value, with the column of another table that they refer to. */
const readColumns = (sql: Sql) => sql<Column[]>`
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded",
    (select r.relname || '.' || ra.attname from pg_constraint f
      join pg_class r on r.oid = f.confrelid
      join pg_attribute ra on ra.attrelid = r.oid and ra.attnum = f.confkey[array_position(f.conkey, a.attnum)]
      where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey) limit 1) as "refersTo"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = ''
  order by c.relname, a.attnum`
