import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const floorPlan = defineItem({
  key: 'floor-plan',
  roadmap: 'location',
  slug: 'upload-floor-plan',
  pages: ['upload', 'confirmation'],
  pageFields,
  fields,
  progress,
  filesOn: 'upload',
  afterUpload: (values) => ({ ...values, uploadedOnce: true }),
  dueBefore: 13,
  minutes: 10,
})
