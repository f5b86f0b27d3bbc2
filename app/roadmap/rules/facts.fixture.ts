import { noProvider } from '#app/platform/site/provider.ts'
import type { Facts } from './facts.ts'
import { contact, wifi } from './shapes.ts'

const noWifi = wifi().parse(undefined)

/** The world of a first location of which nothing is known yet; spread it and set what a test is about. */
export const noFacts: Facts = {
  locationIndex: 0,
  documentState: 'none',
  isSentBack: false,
  organisationWifi: { sharedWifi: '', wifi: noWifi },
  locationWifi: noWifi,
  organisationName: '',
  organisation: { name: '', kvk: '', address: '', zipcode: '', city: '' },
  locationName: '',
  basicInformation: {
    state: 'none',
    missing: [],
    numberOfBeds: 0,
    wards: [],
    address: { address: '', zipcode: '', city: '' },
    contact: contact().parse(undefined),
  },
  targetDate: null,
  connectionDate: null,
  startMeetings: [],
  provider: noProvider,
  providerContact: { full_name: '', email: '', phone: '' },
}
