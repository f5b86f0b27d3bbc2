import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const infoletter = defineItem({
  key: 'infoletter',
  roadmap: 'location',
  slug: 'make-info-letter',
  pages: ['details', 'download', 'share'],
  pageFields,
  fields,
  progress,
  rowCounts: { persons: 'numberOfPersons' },
  dueBefore: 25,
  comesLater: true,
  minutes: 10,
})
