import type { nl } from './nl.ts'

export const en = {
  note: { title: 'Note about {{name}}', file: 'Note {{location}}', hello: 'This is about {{name}}.' },
} satisfies typeof nl
