import type { Place } from './letter.ts'

/** Where what letters say of other tasks is filled in: as facts, letters know what stands there and not where. */
export const places = {
  connectionDay: { item: 'day-planning-logistics', page: 'details', field: 'date' },
  startMeetings: { item: 'finalise-start-meeting', page: 'details', field: 'dates' },
  address: { item: 'basic-information', page: 'location', field: 'location.address' },
  zipcode: { item: 'basic-information', page: 'location', field: 'location.zipcode' },
  city: { item: 'basic-information', page: 'location', field: 'location.city' },
  wards: { item: 'basic-information', page: 'wards', field: 'wards' },
  contact: { item: 'basic-information', page: 'contacts', field: 'contact.first_name' },
  contactPhone: { item: 'basic-information', page: 'contacts', field: 'contact.phone' },
  organisationIctContact: { item: 'org-wifi-settings', page: 'details', field: 'wifi.contact.first_name' },
  ictContact: { item: 'wifi-settings', page: 'details', field: 'wifi.contact.first_name' },
} satisfies Record<string, Place>
