import type { nl } from './nl.ts'

export const en = {
  remind: {
    words: 'Remind {{name}}',
    wordsAlone: 'Remind',
    label: 'Remind {{name}} about {{task}}, {{place}}',
  },
  sendAgain: { words: 'Send again', label: 'Send again to {{name}}: {{task}}, {{place}}' },
  takeBack: { words: 'Take back', label: 'Take back from {{name}}: {{task}}, {{place}}' },
  give: 'Give {{task}} to someone',
  undo: 'Undo',
  said: {
    reminded: '{{name}} will get a reminder about {{task}}.',
    remindedWithoutMail: '{{name}} will see the reminder about {{task}} on their start page, but won’t get an email.',
    guestReminded: '{{name}} will get a reminder by email.',
    remindedBefore: 'Your colleague has already been reminded of this. Nothing was sent.',
    sentAgain: 'We’re sending the link to {{name}} again.',
    takenBack: '{{task}} is no longer with {{name}}.',
    givenAgain: '{{task}} is with {{name}} again.',
    notTheirs: 'This task is no longer with that colleague. Nothing was changed. See below how things stand now.',
    notGivenAgain: 'This can’t be undone any more. See below whose task it is now.',
  },
} satisfies typeof nl
