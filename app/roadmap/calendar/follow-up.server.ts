import { madeFileAnswer } from '#app/platform/documents/made-file.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor, Tenant } from '#app/persistence/actor.ts'
import {
  listAppointments,
  readAppointment,
  type AppointmentFilter,
} from '#app/persistence/forms/appointments.server.ts'
import { relationshipAddress } from '#app/platform/relationships/addresses.ts'
import { appointmentView } from '#app/platform/relationships/appointment-view.ts'
import type { FromOrigin } from './appointment.ts'
import { icsOf, icsType } from './ics.ts'

// Nobody says how long it takes: an hour in the calendar is enough to keep it free.
const usualLength = 3_600_000

/**
 * The follow-up appointment of an organisation as a file for calendar programs.
 * @param page where it can be looked up; null for who came by a link
 * @throws a 404 response where none is planned
 */
export async function followUpFile(tenant: Tenant, language: Language, page: string | null): Promise<Response> {
  const t = textFor(language, 'platform/relationships')
  const stored = await readAppointment(tenant)
  const found = stored ? followUp({ ...stored, ...tenant }, t('appointment.calendarTitle'), language, page) : []
  return fileOf(found, t('appointment.file'))
}

/**
 * The follow-up appointments of all organisations that are asked for, for provider staff.
 * @param origin of the portal
 * @throws a 404 response where none is planned
 */
export async function followUpsFile(
  actor: Actor,
  filter: AppointmentFilter,
  language: Language,
  origin: string,
): Promise<Response> {
  const t = textFor(language, 'platform/relationships')
  const kept = await listAppointments(actor, filter)
  const found = kept.flatMap((one) => {
    const title = t('appointment.calendarTitleOf', { organisation: one.organisationName })
    return followUp(one, title, language, new URL(relationshipAddress(one.organisationId), origin).href)
  })
  const only = filter.organisationId === null ? undefined : kept[0]
  return fileOf(found, only ? `${t('appointment.file')} ${only.organisationName}` : t('appointment.files'))
}

type Stored = NonNullable<Awaited<ReturnType<typeof readAppointment>>> & Tenant

/** An appointment with the provider for calendars; nothing where none is planned, or its day is over. */
export function followUp(stored: Stored, title: string, language: Language, page: string | null): FromOrigin[] {
  const { at, place, note, contact } = appointmentView(stored, Date.now())
  if (at === null) return []
  const t = textFor(language, 'platform/relationships')
  const who = contact.name ? t('appointment.calendarWith', { name: contact.name }) : ''
  const about = [note, who].filter(Boolean).join('\n')
  return [
    {
      appointments: [{ id: '', start: at, end: at + usualLength, title, place, about }],
      place: `appointment.${stored.organisationId}`,
      version: stored.version,
      changedAt: stored.updatedAt,
      page,
    },
  ]
}

function fileOf(found: readonly FromOrigin[], name: string): Response {
  if (found.length === 0) throw new Response(null, { status: 404 })
  return madeFileAnswer(icsOf(found), { name, extension: 'ics', type: icsType })
}
