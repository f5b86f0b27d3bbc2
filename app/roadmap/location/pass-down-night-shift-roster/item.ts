import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const nightShiftRoster = defineItem({
  key: 'night-shift-roster',
  roadmap: 'location',
  slug: 'pass-down-night-shift-roster',
  pages: ['upload'],
  pageFields,
  fields,
  progress,
  filesOn: 'upload',
  afterUpload: (values, documentIds) => ({ ...values, image: documentIds.at(-1) ?? '' }),
  mayNotApply: true,
  dueBefore: 8,
  minutes: 10,
})
