import type { nl } from './nl.ts'

export const en = {
  invitation: {
    title: 'Invitation to the start meeting on bed sensors {{location}}',
    file: 'Invitation start meeting {{location}}',
    hello: 'Dear colleague,',
    invite: 'Residents of {{location}} will soon get a bed sensor. You are invited to the start meeting.',
    what: 'At the start meeting you see what the bed sensor and the app do and how you work with them. There is time for your questions too.',
    when: 'Date and time',
    whenOf: 'Meeting {{number}}',
    moment: '{{day}} at {{time}}',
    howLong: 'Duration',
    minutes: '45 to 60 minutes',
    length: 'The meeting takes 45 to 60 minutes.',
    place: 'Location',
    address: 'Address',
    chooseOne: 'Choose one meeting, and tell your team leader which one: a group has 4 to 12 colleagues.',
    night: 'Do you work the night shift? Then the meeting matters even more for you: at night the system helps most.',
    askByPhone: 'Do you have a question? Call {{name}} on {{phone}}.',
    askByMail: 'Do you have a question? E-mail {{name}}: {{email}}.',
    ask: 'Do you have a question? Please ask {{name}}.',
    bye: 'See you there!',
  },
  appointment: { title: 'Start meeting on bed sensors {{location}}' },
} satisfies typeof nl
