import type { nl } from './nl.ts'

export const en = {
  invitation: {
    title: 'Invitation to the start meeting on bed sensors at {{location}}',
    file: 'Invitation start meeting {{location}}',
    hello: 'Dear colleague,',
    invite: 'Residents of {{location}} will soon get a bed sensor. You’re invited to the start meeting.',
    what: 'At the start meeting you’ll see what the bed sensor and app do and how to use them. There is time for your questions too.',
    when: 'Date and time',
    whenOf: 'Meeting {{number}}',
    moment: '{{day}} at {{time}}',
    howLong: 'Duration',
    minutes: '45 to 60 minutes',
    length: 'The meeting takes 45 to 60 minutes.',
    place: 'Location',
    address: 'Address',
    chooseOne: 'Choose one meeting and tell your team leader which one. A group has 4 to 12 colleagues.',
    night: 'If you work the night shift, the meeting matters even more. The system helps most at night.',
    askByPhone: 'Do you have a question? Call {{name}} on {{phone}}.',
    askByMail: 'Do you have a question? Email {{name}}: {{email}}.',
    ask: 'Do you have a question? Ask {{name}}.',
    bye: 'See you there!',
  },
  appointment: { title: 'Start meeting on bed sensors at {{location}}' },
} satisfies typeof nl
