import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { forms } from '#drizzle/schema/forms.ts'
import type { Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'

/**
 * The forms of these types of the locations of an organisation that are not archived, in one query.
 * @param indexes the positions of the locations; left out for all
 * @param on a transaction, where they are read in one
 */
export async function readFormsOfLocations(
  { organisationId }: Tenant,
  formTypes: readonly string[],
  indexes?: readonly number[],
  on: Queryable = database(),
) {
  const found = await on
    .select({
      locationIndex: forms.locationIndex,
      formType: forms.formType,
      fields: forms.fields,
      version: forms.version,
      updatedAt: forms.updatedAt,
      updatedByName: forms.updatedByName,
    })
    .from(forms)
    .where(
      and(
        eq(forms.organisationId, organisationId),
        indexes ? inArray(forms.locationIndex, [...indexes]) : isNotNull(forms.locationIndex),
        isNull(forms.archivedLocationId),
        inArray(forms.formType, [...formTypes]),
      ),
    )
  return found.flatMap(({ locationIndex, ...form }) => (locationIndex === null ? [] : [{ ...form, locationIndex }]))
}
