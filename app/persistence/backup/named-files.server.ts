import { and, eq, isNull } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { libraryDocuments } from '#drizzle/schema/library.ts'
import { organisationLogos } from '#drizzle/schema/logos.ts'
import { shareEvidence } from '#drizzle/schema/share-signing.ts'
import { database } from '../database.server.ts'

/** Whether a row names this file now. */
export async function isFileNamed(storageKey: string): Promise<boolean> {
  const db = database()
  const found = await Promise.all([
    db
      .select({ key: documents.storageKey })
      .from(documents)
      .where(and(eq(documents.storageKey, storageKey), isNull(documents.erasedAt))),
    db
      .select({ key: libraryDocuments.storageKey })
      .from(libraryDocuments)
      .where(and(eq(libraryDocuments.storageKey, storageKey), isNull(libraryDocuments.erasedAt))),
    db.select({ key: shareEvidence.storageKey }).from(shareEvidence).where(eq(shareEvidence.storageKey, storageKey)),
    db
      .select({ key: organisationLogos.storageKey })
      .from(organisationLogos)
      .where(eq(organisationLogos.storageKey, storageKey)),
  ])
  return found.flat().length > 0
}
