import type { Sql } from 'postgres'

/** Rows and bytes of a table, with its indexes and what is kept beside it. */
export type TableSize = { name: string; rows: number; bytes: number }

/** The tables that hold most, the largest first. */
export async function tableSizes(sql: Sql): Promise<TableSize[]> {
  const tables = await sql<{ name: string; bytes: number }[]>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc`
  return Promise.all(
    tables.map(async (table) => {
      const [counted] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table.name)}`
      return { ...table, rows: counted?.rows ?? 0 }
    }),
  )
}
