import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const startNewsItem = defineItem({
  key: 'start-news-item',
  roadmap: 'location',
  slug: 'inform-about-installation-day',
  pages: ['download', 'share'],
  pageFields,
  fields,
  progress,
  dueBefore: 3,
  comesLater: true,
  minutes: 5,
})
