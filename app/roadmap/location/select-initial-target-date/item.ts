import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const targetDate = defineItem({
  key: 'target-date',
  roadmap: 'location',
  slug: 'select-initial-target-date',
  pages: ['details'],
  pageFields,
  fields,
  progress,
  keyDate: { field: 'date', is: 'target', reason: 'offered' },
  dueBefore: 30,
  minutes: 3,
})
