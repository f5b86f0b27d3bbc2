import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeNewsItem } from './letters/news-item.ts'
import { progress } from './progress.ts'

export const startNewsItem = defineItem({
  key: 'start-news-item',
  roadmap: 'location',
  slug: 'inform-about-installation-day',
  pages: ['download', 'share'],
  pageFields,
  fields,
  progress,
  letters: {
    'news-item': { write: (_, facts, words) => writeNewsItem(facts, words), marks: 'downloaded', page: 'download' },
  },
  slots: { 'news-item': 'news.title' },
  shares: { pages: [], letters: ['news-item'], to: { reviewer: ['review', 'read'] } },
  remark: ({ connectionDate }) => (connectionDate === null ? 'dateUnknown' : null),
  mayNotApply: true,
  dueBefore: 5,
  minutes: 5,
})
