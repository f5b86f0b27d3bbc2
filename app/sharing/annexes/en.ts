import type { nl } from './nl.ts'

export const en = {
  title: 'Annexes',
  lead: 'These documents are part of the agreement. Read them alongside it.',
  download: 'Download “{{title}}”',
  missing: 'This document isn’t here yet.',
  exempt: 'The supplier says this document doesn’t apply to this agreement.',
  ask_one: 'To get the missing document, ask {{who}}',
  ask_other: 'To get the missing documents, ask {{who}}',
  supplier: 'the supplier of the bed sensors',
} satisfies typeof nl
