import type { nl } from './nl.ts'

export const en = {
  notYet_one: 'An answer will no longer count. Nothing is saved yet.',
  notYet_other: '{{count}} answers will no longer count. Nothing is saved yet.',
  title_one: 'This answer will no longer count',
  title_other: 'These answers will no longer count',
  agreed: '{{name}} agreed to “{{task}}”',
  signed: '{{name}} signed “{{task}}”',
  at: '({{location}})',
  organisation: 'The organisation',
  more_one: 'and one more answer',
  more_other: 'and {{count}} more answers',
  text: 'Your change is part of the text they answered about. If you save it, the text is a different one and needs a new answer.',
  textStaff: 'The organisation reads on its home page that it has to ask again.',
  ask: 'Save and ask again',
  only: 'Just save',
  leave: 'Don’t save',
} satisfies typeof nl
