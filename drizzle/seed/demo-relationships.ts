import { addDays, parseMoment } from '#app/platform/i18n/dates.ts'
import type { relationships } from '../schema/library.ts'
import { tuesdayAfter } from './demo-forms.ts'
import { demoAccounts, lindeId, zonnehofId } from './demo-people.ts'

type DemoRelationship = typeof relationships.$inferInsert

/**
 * How the provider looks after the demo organisations: one that is being prepared and is spoken to soon, and one that
 * is only just known.
 * @param today milliseconds since 1970; the appointment lies two to three weeks after it
 */
export function demoRelationships(today: number): DemoRelationship[] {
  const thursday = addDays(tuesdayAfter(today, 2), 2)
  const ten = parseMoment(thursday, '10:00')
  const { name: contactName, email: contactEmail } = demoAccounts.find(({ isAdmin }) => isAdmin) ?? {
    name: '',
    email: '',
  }
  const by = { contactName, contactEmail, version: 1, updatedByName: contactName }
  return [
    {
      ...by,
      organisationId: zonnehofId,
      contactPhone: '030 555 01 40',
      contactHours: 'maandag tot en met donderdag, 9.00 tot 17.00 uur',
      state: 'preparing',
      nextMeetingAt: ten === null ? null : new Date(ten),
      nextMeetingPlace: 'Huis aan de Vecht, Maarssen',
      nextMeetingNote: 'Samen door de routekaart: wat is er klaar en wat is er nog nodig voor de startbijeenkomst?',
      internalNotes: 'Belt het liefst na 14.00 uur.',
    },
    { ...by, organisationId: lindeId, state: 'prospect' },
  ]
}
