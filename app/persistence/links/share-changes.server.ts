import { and, asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import type { ShareLink } from './share-links.server.ts'

/** A change that came in by a link. */
export type LinkChange = { id: number; formType: string; path: string; from: unknown; to: unknown; at: Date }

type Link = Pick<ShareLink, 'recipientName' | 'createdAt' | 'locationIndex'>

/**
 * What was changed by a link, newest first. History knows the recipient's name and that they came by a link, not which
 * one: of two links for the same task to the same person, what came by the newer one is told of both.
 * @param formTypes of the tasks that the link lets fill in
 * @param most how many changes at most
 */
export function readLinkChanges(
  { organisationId }: Tenant,
  { recipientName, createdAt, locationIndex }: Link,
  formTypes: { organisation: readonly string[]; location: readonly string[] },
  most: number,
): Promise<LinkChange[]> {
  return database()
    .select({
      id: formChanges.id,
      formType: forms.formType,
      path: formChanges.path,
      from: formChanges.from,
      to: formChanges.to,
      at: formChanges.at,
    })
    .from(formChanges)
    .innerJoin(forms, and(eq(forms.organisationId, formChanges.organisationId), eq(forms.id, formChanges.formId)))
    .where(
      and(
        eq(formChanges.organisationId, organisationId),
        eq(formChanges.way, 'share-link'),
        eq(formChanges.userName, recipientName),
        gte(formChanges.at, createdAt),
        or(
          and(isNull(forms.locationIndex), inArray(forms.formType, [...formTypes.organisation])),
          locationIndex === null
            ? undefined
            : and(eq(forms.locationIndex, locationIndex), inArray(forms.formType, [...formTypes.location])),
        ),
      ),
    )
    .orderBy(desc(formChanges.at), asc(formChanges.id))
    .limit(most)
}
