import type { nl } from './nl.ts'

export const en = {
  hint: 'Download the file and open it to add the appointment to your calendar. You can also attach it to an email.',
  download: 'Appointment on {{when}} (.ics)',
  feed: {
    name: 'Routekaart',
    meeting: 'Start meeting: {{where}}',
    connection: 'Connection day: {{where}}',
    target: 'Expected connection day: {{where}}',
    ofOrganisation: '{{organisation}}, {{where}}',
    unnamed: 'location {{number}}',
    due_one: '{{count}} task is due',
    due_other: '{{count}} tasks are due',
    dueTask: '{{where}}: {{task}}',
    more_one: 'And {{count}} more task.',
    more_other: 'And {{count}} more tasks.',
    off: {
      meeting: 'Start meeting cancelled',
      connection: 'Connection day cancelled',
      appointment: 'Appointment cancelled',
      due: 'No more tasks for this day',
    },
  },
} satisfies typeof nl
