import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const callAnnouncement = defineItem({
  key: 'call-announcement',
  roadmap: 'location',
  slug: 'send-night-shift-heads-up',
  pages: ['read', 'share'],
  pageFields,
  fields,
  progress,
  dueBefore: 5,
  comesLater: true,
  minutes: 5,
})
