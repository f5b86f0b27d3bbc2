import type { Sql } from 'postgres'

type Column = { name: string; type: string; refers: string | null }

/** Every table in the schemas of ours, `schema.table`. */
export async function everyTable(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`
  return rows.map(({ name }) => name)
}

/** Every row of these tables, as PostgreSQL writes it, in an order that does not depend on where it is kept. */
export async function everyRow(sql: Sql, tables: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(table)} t order by 1`
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** Letters that a format of rows in lines has to write in another way. */
const oddWords = 'Huis "\\N" \\. \t \n \r ; , ‘é’ \u{1F3E0}'

/** Puts a row into every table that has none, with every column filled in. Keys of files name files that are not there. */
export async function fillEveryTable(sql: Sql): Promise<void> {
  let waiting = (await everyTable(sql)).filter((table) => table.startsWith('public.'))
  for (let left = -1; waiting.length > 0 && left !== waiting.length;) {
    left = waiting.length
    const full = new Set<string>()
    for (const table of waiting) if (await hasRow(sql, table)) full.add(table)
    for (const table of waiting) if (!full.has(table)) await tryToFill(sql, table)
    waiting = waiting.filter((table) => !full.has(table))
  }
  if (waiting.length > 0) throw new Error(`These tables take no row: ${waiting.join(', ')}`)
}

const hasRow = async (sql: Sql, table: string) => (await sql`select 1 from ${sql(table)} limit 1`).length > 0

/** A table that refers to one without rows takes none yet. */
async function tryToFill(sql: Sql, table: string): Promise<void> {
  const columns = await sql<Column[]>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      (select format('(select %I from %s limit 1)', f.attname, k.confrelid::regclass) from pg_constraint k
        join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey[1] = a.attnum limit 1) as refers
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and a.attidentity = '' and a.attgenerated = ''`
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ type, refers, name }) => refers ?? valueOf(type, `${table}.${name}`)).join(', ')
  await sql.unsafe(`insert into ${table} (${names}) values (${values})`).catch((error: unknown) => {
    const isTooEarly = error instanceof Error && 'code' in error && error.code === '23502'
    if (!isTooEarly) throw error
  })
}

function valueOf(type: string, name: string): string {
  const words = `'${`${name} ${oddWords}`.replaceAll("'", "''")}'`
  const values: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    text: words,
    'text[]': `array[${words}, '']`,
    'uuid[]': 'array[gen_random_uuid()]',
    boolean: 'true',
    bytea: `'\\x00ff5c0a'::bytea`,
    jsonb: `jsonb_build_object('words', ${words})`,
    date: `'2036-11-22'`,
    inet: `'2001:db8::1'`,
    bit: `b'0110'::bit(1024)`,
    'integer[]': `'{7,0}'`,
    // Not over before the tests are: the portal clears away what is.
    'timestamp with time zone': `'2036-11-22 23:59:59.123456+00'`,
  }
  return values[type] ?? '7'
}
