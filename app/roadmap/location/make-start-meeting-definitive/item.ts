import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const finaliseStartMeeting = defineItem({
  key: 'finalise-start-meeting',
  roadmap: 'location',
  slug: 'make-start-meeting-definitive',
  pages: ['details', 'invitation'],
  pageFields,
  fields,
  progress,
  rowCounts: { dates: 'numberOfDates' },
  dueBefore: 10,
  comesLater: true,
  minutes: 10,
})
