import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { documents } from '#drizzle/schema/documents.ts'
import { libraryDocuments } from '#drizzle/schema/library.ts'
import { database } from '../database.server.ts'

/** A row whose bytes may go. */
export type Erasable = { table: 'documents' | 'library'; id: string; storageKey: string }

const erasable = z.array(
  z
    .object({ table: z.enum(['documents', 'library']), id: z.string(), storage_key: z.string() })
    .transform(({ table, id, storage_key: storageKey }): Erasable => ({ table, id, storageKey })),
)

/**
 * Documents and files of the library that were removed so long ago that their bytes go, and documents with a virus.
 * @param days since they were removed
 * @param most how many at most
 */
export async function findErasable(days: number, most: number): Promise<Erasable[]> {
  const before = sql`now() - make_interval(days => ${days}::int)`
  const rows = await database().execute(sql`
    (select 'documents' as "table", id, storage_key from documents
      where removed_at < ${before} and erased_at is null limit ${most})
    union
    (select 'documents', id, storage_key from documents where scan = 'infected' and erased_at is null limit ${most})
    union
    (select 'library', id, storage_key from library_documents
      where archived_at < ${before} and erased_at is null limit ${most})
    limit ${most}`)
  return erasable.parse(rows)
}

/** Keeps that the bytes of these are gone. */
export async function noteErased(erased: readonly Erasable[]): Promise<void> {
  const idsIn = (table: Erasable['table']) => erased.filter((one) => one.table === table).map(({ id }) => id)
  const [own, library] = [idsIn('documents'), idsIn('library')]
  const set = { erasedAt: sql`now()` }
  if (own.length > 0) await database().update(documents).set(set).where(inArray(documents.id, own))
  if (library.length > 0)
    await database().update(libraryDocuments).set(set).where(inArray(libraryDocuments.id, library))
}

/** What the keys of the library's files begin with; those of an organisation begin with its id. */
const libraryFolder = 'library'

/**
 * Those among the keys that are of no row, or of one whose bytes are gone. A key that begins with nobody of ours is
 * somebody else's, who shares the store.
 */
export async function findOrphans(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await database().execute(sql`
    select key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
    where (split_part(key, '/', 1) = ${libraryFolder}
        or exists (select from organisations o where o.id::text = split_part(key, '/', 1)))
      and not exists (select from documents d where d.storage_key = key and d.erased_at is null)
      and not exists (select from library_documents l where l.storage_key = key and l.erased_at is null)
      and not exists (select from share_evidence e where e.storage_key = key)
      and not exists (select from organisation_logos g where g.storage_key = key)`)
  return z
    .array(z.object({ key: z.string() }))
    .parse(rows)
    .map(({ key }) => key)
}
