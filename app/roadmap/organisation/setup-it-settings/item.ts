import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const orgWifiSettings = defineItem({
  key: 'org-wifi-settings',
  roadmap: 'organisation',
  slug: 'setup-it-settings',
  pages: ['details', 'share'],
  pageFields,
  fields,
  progress,
  shares: { pages: ['details'], letters: [], to: { ict: ['fill', 'read'] }, whom: { ict: 'wifi.contact' } },
  // The organisation itself has answered; at a location nothing is left to fill in.
  notNeeded: ({ sharedWifi }, { locationIndex }) =>
    locationIndex !== null && sharedWifi === 'no' ? 'ownNetwork' : null,
  dueBefore: 27,
  minutes: 5,
})
