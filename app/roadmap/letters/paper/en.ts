import type { nl } from './nl.ts'

export const en = {
  atLocation: '{{organisation}}, {{location}}',
  returnTo: 'Return to: {{address}}',
  families: 'To the residents and their families',
  colleagues: 'To all staff',
  careOf: 'c/o {{location}}',
  date: 'Date',
  dateAt: '{{city}}, {{day}}',
  subject: 'Subject',
  kvk: '{{organisation}} · KvK {{kvk}}',
  pageOf: '{{page}} of {{pages}}',
} satisfies typeof nl
