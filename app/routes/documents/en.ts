import type { nl } from './nl.ts'

export const en = {
  sentBack: 'Sent back: a new version is needed',
  newVersion: 'Upload a new version',
  title: 'Documents',
  lead: 'Documents to read and pass on: about the bed sensors, what they bring, and for your IT colleague.',
  none: 'There are no documents for your organisation here now. If you’re looking for something, ask your contact.',
  allLanguages_one: 'Show 1 more document, in Dutch',
  allLanguages_other: 'Show {{count}} more documents, in Dutch',
  oneLanguage: 'Show only documents in my language',
  removal: {
    title: 'Remove file',
    question: 'Do you want to remove this file?',
    explanation: 'You and your colleagues won’t see the file any more, and neither will we.',
    confirm: 'Remove',
    back: 'Back',
    done: '{{name}} has been removed.',
    acceptedTitle: 'You can’t remove this file',
    accepted: 'We’ve already checked {{name}} and are using it to prepare. If it’s no longer right, upload a new file.',
  },
} satisfies typeof nl
