import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { documents } from '#drizzle/schema/documents.ts'
import { forms } from '#drizzle/schema/forms.ts'
import type { Member } from '../actor.ts'
import { database } from '../database.server.ts'
import type { StoredDocument } from '../documents/documents.server.ts'

/** What a list of locations is computed from, of all kinds and locations together. */
export type LocationRecords = {
  forms: { locationIndex: number; formType: string; fields: unknown }[]
  /** Without those that were removed or replaced. */
  documents: (Pick<StoredDocument, 'documentType' | 'userUploaded' | 'accepted'> &
    Pick<StoredDocument, 'replacedAt' | 'returnReason' | 'scan'> & { locationIndex: number })[]
}

/**
 * The forms and documents of some locations of the member's organisation, in one query.
 * @param indexes positions of the locations; none gives nothing
 */
export async function readLocationRecords(member: Member, indexes: readonly number[]): Promise<LocationRecords> {
  if (indexes.length === 0) return { forms: [], documents: [] }
  const db = database()
  const rows = await unionAll(
    db
      .select({
        kind: sql<'form' | 'document'>`'form'`.as('kind'),
        locationIndex: forms.locationIndex,
        type: forms.formType,
        fields: sql<unknown>`${forms.fields}`.as('fields'),
        userUploaded: sql<boolean>`false`.as('user_uploaded'),
        accepted: sql<boolean>`false`.as('accepted'),
        returnReason: sql<string | null>`null::text`.as('return_reason'),
        scan: sql<StoredDocument['scan']>`'off'`.as('scan'),
      })
      .from(forms)
      .where(
        and(
          eq(forms.organisationId, member.organisationId),
          isNotNull(forms.locationIndex),
          inArray(forms.locationIndex, [...indexes]),
        ),
      ),
    db
      .select({
        kind: sql<'form' | 'document'>`'document'`.as('kind'),
        locationIndex: documents.locationIndex,
        type: documents.documentType,
        fields: sql<unknown>`null::jsonb`.as('fields'),
        userUploaded: documents.userUploaded,
        accepted: documents.accepted,
        returnReason: documents.returnReason,
        scan: documents.scan,
      })
      .from(documents)
      .where(
        and(
          eq(documents.organisationId, member.organisationId),
          inArray(documents.locationIndex, [...indexes]),
          isNull(documents.removedAt),
          isNull(documents.replacedAt),
        ),
      ),
  )
  const records: LocationRecords = { forms: [], documents: [] }
  for (const { kind, locationIndex, type, fields, ...marks } of rows) {
    if (locationIndex === null) continue
    if (kind === 'form') records.forms.push({ locationIndex, formType: type, fields })
    else records.documents.push({ locationIndex, documentType: type, ...marks, replacedAt: null })
  }
  return records
}
