import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { connectionDay } from './letters/appointment.ts'
import { writeRunSheet } from './letters/run-sheet.ts'
import { progress } from './progress.ts'

export const dayPlanningLogistics = defineItem({
  key: 'day-planning-logistics',
  roadmap: 'location',
  slug: 'plan-installation-day',
  pages: ['details', 'planning'],
  pageFields,
  fields,
  progress,
  letters: { planning: { write: writeRunSheet } },
  appointments: connectionDay,
  dependsOn: 'basic-information',
  keyDate: { field: 'date', is: 'connection', reason: 'needed' },
  dueBefore: 10,
  minutes: 10,
})
