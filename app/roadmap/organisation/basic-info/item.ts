import { defineItem } from '#app/roadmap/rules/item.ts'
import { fields, pageFields } from './fields.ts'
import { progress } from './progress.ts'

export const orgInformation = defineItem({
  key: 'org-information',
  roadmap: 'organisation',
  slug: 'basic-info',
  pages: ['organisation', 'locations'],
  pageFields,
  fields,
  progress,
  proposes: ({ organisationName: name }) => ({ organisation: { name, kvk: '', address: '', zipcode: '', city: '' } }),
  keepsBlankRows: ['locations'],
  rowCounts: { locations: 'numberOfLocations' },
  dueBefore: 30,
  minutes: 10,
})
