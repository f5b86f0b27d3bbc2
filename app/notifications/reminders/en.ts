import type { nl } from './nl.ts'

export const en = {
  subjectOne: 'Reminder: {{title}}, {{where}}',
  subject: 'Reminder for {{organisation}}: {{count}} tasks',
  hello: 'Dear {{name}},',
  lead_one: 'This task is due soon or already overdue.',
  lead_other: 'These tasks are due soon or already overdue.',
  open: 'Continue with {{title}}',
  needed: 'Still needed: {{list}}',
  neededMore: 'Still needed: {{list}} and {{count}} more',
  atMost: 'We remind you of a task three times at most, and no more once it is done.',
} satisfies typeof nl
