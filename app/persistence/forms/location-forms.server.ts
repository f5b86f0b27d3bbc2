import { and, eq, isNotNull } from 'drizzle-orm'
import { forms } from '#drizzle/schema/forms.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'

/** The forms of all locations of an organisation, in one query; removed locations have none. */
export async function readLocationForms({ organisationId }: Tenant) {
  const found = await database()
    .select({
      locationIndex: forms.locationIndex,
      formType: forms.formType,
      fields: forms.fields,
      version: forms.version,
      updatedAt: forms.updatedAt,
    })
    .from(forms)
    .where(and(eq(forms.organisationId, organisationId), isNotNull(forms.locationIndex)))
  return found.flatMap(({ locationIndex, ...form }) => (locationIndex === null ? [] : [{ locationIndex, ...form }]))
}
