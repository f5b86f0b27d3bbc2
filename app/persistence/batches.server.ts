import { sql, type Column, type SQL } from 'drizzle-orm'

/**
 * All rows of a query, read a thousand at a time, so that a long list is never whole in memory.
 * @param read the next rows, at most `most`, behind the last one that was read; that is null at first
 */
export async function* readInBatches<Row>(
  read: (last: Row | null, most: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const most = 1000
  let last: Row | null = null
  for (;;) {
    const rows: Row[] = await read(last, most)
    yield* rows
    last = rows.at(-1) ?? null
    if (last === null || rows.length < most) return
  }
}

/** A moment as the database has it: a `Date` knows no microseconds, and rows behind it would come twice or never. */
export const exactly = (moment: Column) => sql<string>`${moment}::text`

/** What comes behind the last row that was read, in a list that goes by a moment (`place`), and by id where it is the same. */
export const isBehind = (
  last: { place: string; id: string } | null,
  moment: Column,
  id: Column,
  way: '<' | '>',
): SQL | undefined =>
  last ? sql`(${moment}, ${id}) ${sql.raw(way)} (${last.place}::timestamptz, ${last.id}::uuid)` : undefined
