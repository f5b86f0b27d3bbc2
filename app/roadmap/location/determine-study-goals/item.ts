import { defineItem } from '#app/roadmap/rules/item.ts'
import { chooseOne } from './checks.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const studyGoals = defineItem({
  key: 'study-goals',
  roadmap: 'location',
  slug: 'determine-study-goals',
  pages: ['details'],
  pageFields,
  fields,
  progress,
  checks: { details: chooseOne },
  dueBefore: 28,
  minutes: 5,
})
