import type { nl } from './nl.ts'

export const en = {
  lead: 'You fill in this task for {{organisation}}. What you save is seen by {{organisation}} at once, with your name.',
  tasks: 'What you can fill in',
  save: 'Save',
  done: 'Save, I am done',
  keep: 'You can save as often as you like: as long as the link works, you can go on. We keep passwords encrypted and never show them again.',
  saved: 'What was filled in correctly has been saved.',
  lastSaved: 'Saved on {{when}} by {{by}}',
  missing: 'Still needed',
  missingText: 'This is still missing. You do not know it? Then {{organisation}} can fill it in.',
  isDone: 'Thank you. {{organisation}} sees that you are done.',
  isDoneText: 'Is something not right? You can still change it below, until {{sender}} has looked at it.',
  confirmed: 'This was looked at by {{name}}',
  confirmedText: 'You need not do anything more. Does something have to change? Please contact {{sender}}.',
  linkResponses: {
    title: 'What was filled in by this link',
    none: 'Nothing has been filled in by this link yet.',
    more: 'Earlier changes stand at the task itself.',
    open: 'View {{task}}',
    history: 'All changes in {{task}}',
    reopen: 'Have it improved',
    reopenText: 'Is something not right? Then {{name}} can go on filling in, as long as the link works.',
  },
} satisfies typeof nl
