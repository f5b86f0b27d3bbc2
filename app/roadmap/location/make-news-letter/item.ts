import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const newsletter = defineItem({
  key: 'newsletter',
  roadmap: 'location',
  slug: 'make-news-letter',
  pages: ['details', 'download', 'share'],
  pageFields,
  fields,
  progress,
  dueBefore: 25,
  comesLater: true,
  minutes: 10,
})
