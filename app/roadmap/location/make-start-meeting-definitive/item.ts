import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { meetingsFor } from './letters/appointments.ts'
import { writeInvitation } from './letters/invitation.ts'
import { progress } from './progress.ts'

export const finaliseStartMeeting = defineItem({
  key: 'finalise-start-meeting',
  roadmap: 'location',
  slug: 'make-start-meeting-definitive',
  pages: ['details', 'invitation'],
  pageFields,
  fields,
  progress,
  proposes: ({ providerContact: { full_name, email } }) => ({ momo_contact: { full_name, email } }),
  locks: { details: (_, { targetDate }) => targetDate === null },
  letters: { invitation: { write: writeInvitation } },
  appointments: meetingsFor,
  rowCounts: { dates: 'numberOfDates' },
  keyDate: { field: 'dates', is: 'meetings', reason: 'offered' },
  dueBefore: 15,
  minutes: 10,
})
