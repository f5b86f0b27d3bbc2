import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeNewsletter } from './letters/newsletter.ts'
import { progress } from './progress.ts'

export const newsletter = defineItem({
  key: 'newsletter',
  roadmap: 'location',
  slug: 'make-news-letter',
  pages: ['details', 'download', 'share'],
  pageFields,
  fields,
  progress,
  letters: { newsletter: { write: writeNewsletter, paper: 'colleagues', marks: 'downloaded', page: 'download' } },
  shares: { pages: [], letters: ['newsletter'], to: { reviewer: ['review', 'read'] } },
  mayNotApply: true,
  dueBefore: 21,
  minutes: 10,
})
