import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const bedPlates = defineItem({
  key: 'bed-plates',
  roadmap: 'location',
  slug: 'share-bed-plate-type',
  pages: ['details', 'upload'],
  pageFields,
  fields,
  progress,
  filesOn: 'upload',
  mayNotApply: true,
  dueBefore: 13,
  minutes: 10,
})
