import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeCareGuide } from './letters/care-guide.ts'
import { writeLeaderGuide } from './letters/leader-guide.ts'
import { progress } from './progress.ts'

export const trainingAndTutorial = defineItem({
  key: 'trainging-and-tutorial',
  roadmap: 'location',
  slug: 'follow-training-and-tutorial',
  pages: ['training', 'quick-guides'],
  pageFields,
  fields,
  progress,
  letters: {
    'care-staff': { write: writeCareGuide, marks: 'downloaded' },
    'team-leader': { write: writeLeaderGuide, marks: 'downloaded' },
  },
  dueBefore: 3,
  minutes: 20,
})
