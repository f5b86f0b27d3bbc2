import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { documents } from '#drizzle/schema/documents.ts'
import { forms } from '#drizzle/schema/forms.ts'

// Provider staff do this on pages of their own, which another journey walks: here the database says that they did.

/** Provider staff accept every document of this type. */
export const accept =
  (documentType: string) =>
  async ({ organisationId }: Member) => {
    const those = and(eq(documents.organisationId, organisationId), eq(documents.documentType, documentType))
    await database().update(documents).set({ accepted: true }).where(those)
  }

/** Provider staff have sent the WiFi check, and seen it on the network. */
export async function connectWifiCheck(member: Member): Promise<void> {
  const fields = { ...(await keptFor(member, 'wifi-test', 0)), trackAndTrace: '3SABCD1234567', confirmed: true }
  const those = and(eq(forms.organisationId, member.organisationId), eq(forms.formType, 'wifi-test'))
  await database().update(forms).set({ fields }).where(those)
}

/** What is kept of a task. */
export async function keptFor(
  { organisationId }: Member,
  formType: string,
  locationIndex: number | null,
): Promise<Record<string, unknown> | undefined> {
  const found = await database().select().from(forms).where(eq(forms.organisationId, organisationId))
  return found.find((form) => form.formType === formType && form.locationIndex === locationIndex)?.fields
}
