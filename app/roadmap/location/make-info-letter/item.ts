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
  letters: { letter: { write: writeLetter, paper: 'families', marks: 'downloaded', page: 'download' } },
  shares: {
    pages: [],
    letters: ['letter'],
    to: { council: ['review', 'read'], family: ['review', 'read'], reviewer: ['review', 'read'] },
    follows: {
      council: { shared: 'sharedCouncil', remarks: 'remarksCouncil' },
      family: { shared: 'sharedFamily', remarks: 'remarksFamily' },
    },
  },
  rowCounts: { persons: 'numberOfPersons' },
  dueBefore: 21,
  minutes: 10,
})
