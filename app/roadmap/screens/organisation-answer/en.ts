import type { nl } from './nl.ts'

export const en = {
  same: 'Taken over from {{name}}. What you change here applies to this location only.',
  differs: 'Differs from what {{name}} filled in once.',
  differsFrom: 'Differs: {{name}} says {{answers}}.',
  look: 'See the organisation’s answer',
} satisfies typeof nl
