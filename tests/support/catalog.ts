import type { ISql } from 'postgres'
import { z } from 'zod'
import type { CatalogTable } from '#drizzle/distribution.ts'

const names = z.array(z.string())
const catalog: z.ZodType<CatalogTable[]> = z.array(
  z.object({
    name: z.string(),
    organisation: z.enum(['none', 'sometimes', 'always']),
    unique: z.array(z.object({ name: z.string(), columns: names })),
    foreignKeys: z.array(z.object({ name: z.string(), columns: names, to: z.string(), toColumns: names })),
  }),
)

/** Our own tables as the database has them, however they came about. */
export async function readCatalog(sql: ISql): Promise<CatalogTable[]> {
  const columns = (table: string, numbers: string) => `array(
    select coalesce(a.attname, '') from unnest(${numbers}) with ordinality as n(number, at)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number order by n.at)`
  return catalog.parse(
    await sql.unsafe(`
      select c.relname as name, coalesce((
          select case when a.attnotnull then 'always' else 'sometimes' end from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped), 'none') as organisation,
        coalesce((
          select jsonb_agg(jsonb_build_object('name', i.relname, 'columns',
            ${columns('c.oid', '(x.indkey::int2[])[0:x.indnkeyatts - 1]')}))
          from pg_index x join pg_class i on i.oid = x.indexrelid
          where x.indrelid = c.oid and (x.indisunique or x.indisexclusion)), '[]') as unique,
        coalesce((
          select jsonb_agg(jsonb_build_object('name', k.conname, 'columns', ${columns('c.oid', 'k.conkey')},
            'to', k.confrelid::regclass::text, 'toColumns', ${columns('k.confrelid', 'k.confkey')}))
          from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]') as "foreignKeys"
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`),
  )
}
