import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeLetter } from './letters/letter.ts'
import { progress } from './progress.ts'

export const infoletter = defineItem({
  key: 'infoletter',
  roadmap: 'location',
  slug: 'make-info-letter',
  pages: ['details', 'download', 'share'],
  pageFields,
  fields,
  progress,
  letters: { letter: { write: writeLetter, marks: 'downloaded' } },
  rowCounts: { persons: 'numberOfPersons' },
  dueBefore: 25,
  minutes: 10,
})
