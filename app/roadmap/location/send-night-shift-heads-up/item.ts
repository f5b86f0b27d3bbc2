import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeAnnouncement } from './letters/announcement.ts'
import { progress } from './progress.ts'

export const callAnnouncement = defineItem({
  key: 'call-announcement',
  roadmap: 'location',
  slug: 'send-night-shift-heads-up',
  pages: ['read', 'share'],
  pageFields,
  fields,
  progress,
  letters: { announcement: { write: (_, facts, words) => writeAnnouncement(facts, words), marks: 'readOnce' } },
  slots: { announcement: 'announcement.title' },
  shares: { pages: [], letters: ['announcement'], to: { reviewer: ['review', 'read'] } },
  mayNotApply: true,
  dueBefore: 8,
  minutes: 5,
})
