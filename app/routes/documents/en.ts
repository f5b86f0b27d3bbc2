import type { nl } from './nl.ts'

export const en = {
  sentBack: 'Sent back: a new version is needed',
  newVersion: 'Upload a new version',
  title: 'Documents',
  lead: 'What you can read and pass on: about the bed sensors, about what they bring, and for your ICT colleague.',
  none: 'There are no documents for your organisation here now. Are you looking for something? Ask your contact person with us.',
  allLanguages_one: 'Show 1 document in Dutch too',
  allLanguages_other: 'Show {{count}} documents in Dutch too',
  oneLanguage: 'Show only documents in my language',
  removal: {
    title: 'Remove file',
    question: 'Do you want to remove this file?',
    explanation: 'You and your colleagues will not see the file any more, and neither will we.',
    confirm: 'Remove',
    back: 'Back',
    done: '{{name}} has been removed.',
    acceptedTitle: 'This file cannot be removed',
    accepted:
      'We have already checked {{name}} and use it for the preparation. Is it no longer right? Then upload a new file.',
  },
} satisfies typeof nl
