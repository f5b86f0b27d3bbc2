import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const wifiTest = defineItem({
  key: 'wifi-test',
  roadmap: 'location',
  slug: 'walk-through-wifi-test',
  pages: ['prepare', 'app-settings', 'status'],
  pageFields,
  fields,
  progress,
  providerFields: ['trackAndTrace', 'confirmed'],
  dueBefore: 13,
  minutes: 30,
})
