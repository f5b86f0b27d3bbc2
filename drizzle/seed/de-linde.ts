import type { DemoForm } from './demo-forms.ts'

/** The forms of De Linde: another organisation, with one location that has hardly begun. */
export const lindeForms: DemoForm[] = [
  {
    formType: 'org-information',
    locationIndex: null,
    fields: {
      organisation: { name: 'De Linde', kvk: '', address: 'Lindelaan 1', zipcode: '8011 GH', city: 'Zwolle' },
      manager: { first_name: '', last_name: '', role: '' },
      numberOfLocations: 1,
      numberOfBedsenseLocations: 1,
      locations: [{ id: '64d1e0b3', name: 'Lindehof' }],
    },
  },
  {
    formType: 'study-goals',
    locationIndex: 0,
    fields: { quality: ['privacy-experience'], workplace: [], efficiency: [], other_effects: '' },
  },
]
