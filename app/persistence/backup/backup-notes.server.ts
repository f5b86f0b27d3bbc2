import { eq, isNull, and, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { libraryDocuments } from '#drizzle/schema/library.ts'
import { database } from '../database.server.ts'

/** Whether a row names this file now. */
export async function isFileNamed(storageKey: string): Promise<boolean> {
  const db = database()
  const [inDocuments, inLibrary] = await Promise.all([
    db
      .select({ key: documents.storageKey })
      .from(documents)
      .where(and(eq(documents.storageKey, storageKey), isNull(documents.erasedAt))),
    db
      .select({ key: libraryDocuments.storageKey })
      .from(libraryDocuments)
      .where(and(eq(libraryDocuments.storageKey, storageKey), isNull(libraryDocuments.erasedAt))),
  ])
  return inDocuments.length + inLibrary.length > 0
}

/** Writes down that a backup was made just now, or failed, where the database has a table for that. */
export async function noteBackup(succeeded: boolean): Promise<void> {
  const [row] = await database().execute(sql`select to_regclass('public.maintenance_runs') is not null as kept`)
  if (row?.kept !== true) return
  await database().execute(
    succeeded
      ? sql`insert into maintenance_runs (name, succeeded_at) values ('backup', now())
          on conflict (name) do update set succeeded_at = now()`
      : sql`insert into maintenance_runs (name, failed_at, failures) values ('backup', now(), 1)
          on conflict (name) do update set failed_at = now(), failures = maintenance_runs.failures + 1`,
  )
}
