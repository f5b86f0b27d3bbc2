import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { writeBrochure } from './letters/brochure.ts'
import { progress } from './progress.ts'

export const wifiSettings = defineItem({
  key: 'wifi-settings',
  roadmap: 'location',
  slug: 'setup-it-settings',
  pages: ['brochure', 'details', 'share'],
  pageFields,
  fields,
  progress,
  letters: {
    brochure: {
      write: (_, facts, words) => writeBrochure(facts, words),
      marks: 'downloadedBrochure',
      page: 'brochure',
    },
  },
  slots: { brochure: 'brochure.title' },
  shares: { pages: ['details'], letters: ['brochure'], to: { ict: ['fill', 'read'] }, whom: { ict: 'wifi.contact' } },
  remark: ({ organisationWifi }) => (organisationWifi.sharedWifi === 'yes' ? 'sharedWifi' : null),
  dueBefore: 25,
  minutes: 10,
})
