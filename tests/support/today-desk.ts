import { eq, and } from 'drizzle-orm'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { database } from '#app/persistence/database.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import type { WorkGroup } from '#app/persistence/staff/work-entries.ts'
import { action, loader } from '#app/staff/today/pages/home.tsx'
import { documents } from '#drizzle/schema/documents.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { fileOf, newMember, outcome } from './documents-place.ts'
import { contextOfStaff } from './library.ts'
import { newAdmin } from './tenant.ts'

const day = 86_400_000

/** Today in the Netherlands. */
export const today = (): number => dayOf(Date.now())

/** Somebody of the staff with an organisation to look after, and what is asked of their list. */
export type TodayDesk = Awaited<ReturnType<typeof openTodayDesk>>

/** Makes them. What waits is made by what the organisation does. */
export async function openTodayDesk() {
  const staff = await newAdmin()
  const member = await newMember()
  await assignOwners(staff, [member.organisationId], { ownerId: staff.userId })
  const list = (query = '', who = staff) =>
    loader({ request: new Request(`http://localhost/admin?${query}`), context: contextOfStaff(who), params: {} })
  const rowsOf = async (group: WorkGroup, query = '') =>
    (await list(query)).groups.find(({ key }) => key === group)?.rows ?? []
  const send = (fields: [string, string][], query = '', who = staff) =>
    outcome(() =>
      action({
        request: new Request(`http://localhost/admin?index&${query}`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
        context: contextOfStaff(who),
        params: {},
      }),
    )
  const fill = (formType: string, fields: Record<string, unknown>, daysAgo = 0, locationIndex: number | null = 0) =>
    database()
      .insert(forms)
      .values({
        ...{
          organisationId: member.organisationId,
          locationIndex,
          formType,
          fields,
          version: 1,
          updatedByName: 'Anna',
        },
        // At noon: an hour before midnight so many days ago may be another day, where summer time ended since.
        updatedAt: daysAgo === 0 ? new Date() : new Date(today() + day / 2 - daysAgo * day),
      })
  const refill = (formType: string, fields: Record<string, unknown>) =>
    database()
      .update(forms)
      .set({ fields, version: 2, updatedAt: new Date() })
      .where(and(eq(forms.organisationId, member.organisationId), eq(forms.formType, formType)))
  const addFloorPlan = async () => {
    const [added] = await database()
      .insert(documents)
      .values({
        ...{ organisationId: member.organisationId, locationIndex: 0, documentType: 'floor-plan', userUploaded: true },
        ...{ createdByName: 'Anna', ...fileOf('plan.pdf') },
      })
      .returning()
    return added?.id ?? ''
  }
  const addAnyLink = async (over: Partial<typeof shareLinks.$inferInsert>) => {
    const [added] = await database()
      .insert(shareLinks)
      .values({
        ...{
          organisationId: member.organisationId,
          locationIndex: 0,
          tokenHash: crypto.randomUUID(),
          purpose: 'reviewer',
        },
        ...{ may: 'review', items: ['newsletter'], recipientName: 'Bea Kok', language: 'nl', createdByName: 'Anna' },
        ...{ expiresAt: new Date(Date.now() + 9 * day), ...over },
      })
      .returning()
    return added?.id ?? ''
  }
  return { staff, member, list, rowsOf, send, fill, refill, addFloorPlan, addAnyLink }
}
