import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const dayPlanningLogistics = defineItem({
  key: 'day-planning-logistics',
  roadmap: 'location',
  slug: 'plan-installation-day',
  pages: ['details', 'planning'],
  pageFields,
  fields,
  progress,
  dependsOn: 'basic-information',
  dueBefore: 10,
  comesLater: true,
  minutes: 10,
})
