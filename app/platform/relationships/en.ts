import type { nl } from './nl.ts'

export const en = {
  states: {
    prospect: 'Getting to know us',
    agreed: 'Agreed',
    preparing: 'Preparing',
    connected: 'Connected',
    ended: 'Ended',
  },
  contact: {
    title: 'Your contact',
    looksAfter: 'looks after {{organisation}}',
    phone: 'Phone:',
    email: 'Email:',
    hours: 'Available: {{hours}}',
    questions: 'Questions?',
    call: 'Call {{name}}',
    mail: 'Email {{name}}',
    us: 'us',
  },
  appointment: {
    title: 'Next appointment',
    when: '{{when}}',
    none: 'No follow-up appointment is planned yet.',
    noneWithContact: 'No follow-up appointment is planned yet. If you’d like one, get in touch with {{name}}.',
    place: 'Where',
    note: 'About',
    contact: 'Your contact',
    calendar: 'Add this appointment to your calendar (.ics)',
    calendarTitle: 'Appointment about the bed sensors',
    calendarTitleOf: 'Appointment about the bed sensors with {{organisation}}',
    calendarWith: 'With {{name}}.',
    file: 'Follow-up appointment about bed sensors',
    files: 'Follow-up appointments about bed sensors',
  },
} satisfies typeof nl
