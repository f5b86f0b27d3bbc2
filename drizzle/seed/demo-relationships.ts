import { addDays } from '#app/platform/i18n/dates.ts'
import { parseMoment } from '#app/platform/i18n/moments.ts'
import type { relationships } from '../schema/library.ts'
import { tuesdayAfter } from './demo-forms.ts'
import { demoAccounts, lindeId, lindenId, rietkraagId, zonnehofId } from './demo-people.ts'

type DemoRelationship = typeof relationships.$inferInsert

/**
 * How the provider looks after the demo organisations: three that are being prepared and are spoken to soon, and one that
 * is only just known.
 * @param today milliseconds since 1970; the appointments lie one to three weeks after it
 */
export function demoRelationships(today: number): DemoRelationship[] {
  const at = (weeks: number, days: number, time: string) => {
    const moment = parseMoment(addDays(tuesdayAfter(today, weeks), days), time)
    return moment === null ? null : new Date(moment)
  }
  const { name: contactName, email: contactEmail } = demoAccounts.find(({ isAdmin }) => isAdmin) ?? {
    name: '',
    email: '',
  }
  const by = { contactName, contactEmail, version: 1, updatedByName: contactName }
  const known = { ...by, contactPhone: '030 555 01 40', state: 'preparing' as const }
  return [
    {
      ...known,
      organisationId: zonnehofId,
      nextMeetingAt: at(2, 1, '10:00'),
      contactHours: 'maandag tot en met donderdag, 9.00 tot 17.00 uur',
      nextMeetingPlace: 'Huis aan de Vecht, Maarssen',
      nextMeetingNote: 'Samen door de routekaart: wat is er klaar en wat is er nog nodig voor de startbijeenkomst?',
      internalNotes: 'Belt het liefst na 14.00 uur.',
    },
    {
      ...known,
      organisationId: rietkraagId,
      nextMeetingAt: at(0, 7, '14:30'),
      nextMeetingPlace: 'Telefonisch',
      nextMeetingNote: 'Wat is er nodig om Het Veerhuis op tijd aan te sluiten?',
      internalNotes: 'Het nieuwsbericht is te laat. Bestuurder tekent alleen op maandag.',
    },
    {
      ...known,
      organisationId: lindenId,
      nextMeetingAt: at(1, 1, '09:30'),
      nextMeetingPlace: 'Hoofdkantoor, Zeist',
      nextMeetingNote: 'Welke locaties komen in het voorjaar aan de beurt?',
      internalNotes: 'Veertig locaties: verdeeld over drie teams.',
    },
    { ...by, organisationId: lindeId, state: 'prospect' },
  ]
}
