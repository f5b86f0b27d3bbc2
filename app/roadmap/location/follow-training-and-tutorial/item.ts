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
    'care-staff': { write: (_, facts, words) => writeCareGuide(facts, words), paper: 'poster', marks: 'downloaded' },
    'team-leader': { write: (_, facts, words) => writeLeaderGuide(facts, words), paper: 'poster', marks: 'downloaded' },
  },
  slots: { 'care-staff': 'care.title', 'team-leader': 'leader.title' },
  mayNotApply: true,
  dueBefore: 4,
  minutes: 20,
})
