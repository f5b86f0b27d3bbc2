import { and, asc, inArray, isNull } from 'drizzle-orm'
import { libraryDocuments } from '#drizzle/schema/library.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { libraryColumns, type LibraryDocument } from './library-columns.ts'
import { isFor } from './library.server.ts'

/** The documents of the library that an organisation may have, in every language, by title. */
export const listHandedOut = ({ organisationId }: Tenant): Promise<LibraryDocument[]> =>
  database()
    .select(libraryColumns)
    .from(libraryDocuments)
    .where(and(isNull(libraryDocuments.archivedAt), isFor(organisationId)))
    .orderBy(asc(libraryDocuments.title), asc(libraryDocuments.id))

/** Those of them that stand in one of these slots, in every language; at most one for each slot and language. */
export async function readStandIns({ organisationId }: Tenant, slots: readonly string[]): Promise<LibraryDocument[]> {
  if (slots.length === 0) return []
  return database()
    .select(libraryColumns)
    .from(libraryDocuments)
    .where(and(inArray(libraryDocuments.slot, [...slots]), isNull(libraryDocuments.archivedAt), isFor(organisationId)))
}
