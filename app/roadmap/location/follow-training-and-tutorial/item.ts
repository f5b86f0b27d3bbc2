import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const trainingAndTutorial = defineItem({
  key: 'trainging-and-tutorial',
  roadmap: 'location',
  slug: 'follow-training-and-tutorial',
  pages: ['training', 'quick-guides'],
  pageFields,
  fields,
  progress,
  dueBefore: 3,
  comesLater: true,
  minutes: 20,
})
