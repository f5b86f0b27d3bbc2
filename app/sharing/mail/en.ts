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
} satisfies typeof nl
