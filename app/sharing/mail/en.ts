import type { nl } from './nl.ts'

export const en = {
  link: {
    subject: '{{sender}} shares something with you: {{title}} ({{organisation}})',
    subjectReminder: 'Reminder: {{sender}} shares something with you: {{title}} ({{organisation}})',
    hello: 'Dear {{name}},',
    shared: '{{sender}} of {{organisation}} shares something with you: {{title}}.',
    sharedByProvider: '{{sender}} shares something with you: {{title}}.',
    reminder:
      '{{sender}} reminds you of what was shared with you: {{title}}. This is a new link: the one in the earlier message no longer works.',
    reminderSame:
      'We remind you of what {{sender}} of {{organisation}} shared with you: {{title}}. This is the same link as in the earlier message.',
    may: {
      read: 'You can read it.',
      review: 'You can read it, comment on it and say whether you approve.',
      fill: 'You can fill it in yourself.',
      upload: 'You can send back the signed document.',
      sign: 'You can read and sign it.',
    },
    wrote: '{{sender}} writes to you:',
    open: 'Open what was shared with you',
    code: 'The link asks for a code. You receive it separately from {{sender}}.',
    until: 'The link works until the end of {{until}}. You do not need an account.',
    personal: 'The link is meant for you alone. Do not pass it on.',
  },
  answered: {
    subject: 'Answer from {{name}}: {{title}} ({{organisation}})',
    subjectMany: 'More answers from {{name}}: {{title}} ({{organisation}})',
    many: '{{name}} answers often today. That is why this is the last message of today about this link. All answers, also those still to come, are on the page of the link.',
    shared: 'For {{organisation}} you shared something with {{name}}: {{title}}.',
    outcomes: {
      approved: '{{name}} approves.',
      'changes-asked': '{{name}} asks for changes.',
      declined: '{{name}} declines.',
      moved: '{{name}} is not the right person. You decide whether somebody else gets this.',
      filled: '{{name}} has finished filling in.',
      uploaded: '{{name}} sent the signed document.',
      signed: '{{name}} has signed.',
    },
    open: 'See the answer',
    signIn: 'You see the answer once you have signed in.',
  },
} satisfies typeof nl
