import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const basicInformation = defineItem({
  key: 'basic-information',
  roadmap: 'location',
  slug: 'basic-info',
  pages: ['location', 'wards', 'night-shift', 'alarm', 'contacts'],
  pageFields,
  fields,
  progress,
  rowCounts: { wards: 'numberOfWards' },
  rowSums: { wards: 'numberOfBeds' },
  dueBefore: 30,
  minutes: 15,
})
