import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const projectTeam = defineItem({
  key: 'project-team',
  roadmap: 'location',
  slug: 'introduce-project-team',
  pages: ['details'],
  pageFields,
  fields,
  progress,
  rowCounts: { members: 'numberOfMembers' },
  dueBefore: 30,
  minutes: 5,
})
