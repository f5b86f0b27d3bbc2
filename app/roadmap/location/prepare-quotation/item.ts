import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const quotation = defineItem({
  key: 'quotation',
  roadmap: 'location',
  slug: 'prepare-quotation',
  pages: ['check', 'details'],
  pageFields,
  fields,
  progress,
  dueBefore: 25,
  comesLater: true,
  minutes: 10,
})
