import type { nl } from './nl.ts'

export const en = {
  title: 'Annexes',
  lead: 'These documents belong to the agreement. Look at them before you agree.',
  download: 'Download {{title}}',
  missing: 'This document is not here yet.',
  ask_one: 'Ask for the missing document: {{who}}',
  ask_other: 'Ask for the missing documents: {{who}}',
  supplier: 'the supplier of the bed sensors',
} satisfies typeof nl
