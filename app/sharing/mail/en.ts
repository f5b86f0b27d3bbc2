import type { nl } from './nl.ts'

export const en = {
  link: {
    senderOf: '{{sender}} of {{organisation}}',
    may: {
      read: 'You can read it.',
      review: 'You can read it, comment on it and say whether you approve.',
      fill: 'You can fill it in yourself.',
      upload: 'You can send back the signed document.',
      sign: 'You can read and sign it.',
    },
    until: 'The link works until the end of {{until}}. You do not need an account.',
  },
  answered: {
    hello: 'Dear {{name}},',
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
