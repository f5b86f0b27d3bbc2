import type { nl } from './nl.ts'

export const en = {
  whatOne: '{{title}}, {{where}}',
  what: '{{count}} tasks ({{organisation}})',
  needed: 'Still needed: {{list}}',
  neededMore: 'Still needed: {{list}} and {{count}} more',
} satisfies typeof nl
