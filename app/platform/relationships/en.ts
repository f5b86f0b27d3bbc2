import type { nl } from './nl.ts'

export const en = {
  states: {
    prospect: 'Getting acquainted',
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
    none: 'No follow-up appointment is planned now.',
    noneWithContact: 'No follow-up appointment is planned now. Would you like one? Get in touch with {{name}}.',
    place: 'Where',
    note: 'What about',
    contact: 'Your contact person with us',
    calendar: 'Put this appointment in your calendar (.ics)',
    calendarTitle: 'Appointment about the bed sensors',
    calendarTitleOf: 'Appointment about the bed sensors with {{organisation}}',
    calendarWith: 'With {{name}}.',
    file: 'Follow-up appointment bed sensors',
    files: 'Follow-up appointments bed sensors',
  },
} satisfies typeof nl
