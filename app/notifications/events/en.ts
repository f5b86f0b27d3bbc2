import type { nl } from './nl.ts'

export const en = {
  where: '{{organisation}}, {{location}}',
  'sent-back': '{{where}}, {{task}}: “{{file}}” was sent back.',
  accepted: '{{where}}, {{task}}: “{{file}}” was accepted.',
  line: '{{where}}, {{title}}:',
  outcomes: {
    approved: '{{name}} approves.',
    'changes-asked': '{{name}} asks for changes.',
    declined: '{{name}} declines.',
    moved: '{{name}} is not the right person. You decide whether somebody else gets this.',
    filled: '{{name}} has finished filling in.',
    uploaded: '{{name}} sent the signed document.',
    signed: '{{name}} has signed.',
  },
  last: '{{name}} answers often today. That is why this is the last message of today about this link. All answers, also those still to come, are on the page of the link.',
  'signing-turn': 'The data protection officer has agreed, so this can be signed now.',
  'request-answered': '{{where}}: our answer to your request about {{task}}.',
  meeting: {
    set: 'The start meeting of {{where}} is on {{when}}.',
    moved: 'The start meeting of {{where}} has moved from {{was}} to {{when}}.',
    off: 'The start meeting of {{where}} on {{was}} is cancelled.',
  },
  connection: {
    set: 'The connection day of {{where}} is set: {{when}}.',
    moved: 'The connection day of {{where}} has moved from {{was}} to {{when}}.',
    off: 'The connection day of {{where}} on {{was}} is cancelled. A new day has not been set yet.',
  },
  followUp: {
    set: 'There is an appointment about the bed sensors of {{organisation}} on {{when}}.',
    moved: 'The appointment about the bed sensors of {{organisation}} has moved from {{was}} to {{when}}.',
    changed: 'The appointment about the bed sensors of {{organisation}} on {{when}} has changed.',
    off: 'The appointment about the bed sensors of {{organisation}} on {{was}} is cancelled.',
  },
  calendar: 'Open the attached file to update your calendar.',
  many: {
    'sent-back': '{{count}} files sent back',
    accepted: '{{count}} files accepted',
    answer: '{{count}} answers to what you shared',
    signed: '{{count}} signatures on what you shared',
    'signing-turn': '{{count}} people can sign',
    'request-answered': '{{count}} answers to your requests',
    appointment: '{{count}} appointments changed',
    'connection-day': '{{count}} connection days changed',
  },
} satisfies typeof nl
