import type { nl } from './nl.ts'

export const en = {
  same: 'Copied from {{name}}. Changes you make here only apply to this location.',
  differs: 'Differs from what {{name}} filled in.',
  differsFrom: 'Differs: {{name}} has {{answers}}.',
  look: 'See the organisation’s answer',
} satisfies typeof nl
