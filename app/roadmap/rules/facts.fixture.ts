import type { Facts } from './facts.ts'
import { wifi } from './shapes.ts'

const noWifi = wifi().parse(undefined)

/** The world of a first location of which nothing is known yet; spread it and set what a test is about. */
export const noFacts: Facts = {
  locationIndex: 0,
  documentState: 'none',
  organisationWifi: { sharedWifi: '', wifi: noWifi },
  locationWifi: noWifi,
  organisationName: '',
  locationName: '',
  basicInformation: {
    state: 'none',
    missing: [],
    numberOfBeds: 0,
    address: { address: '', zipcode: '', city: '' },
  },
  targetDate: null,
  connectionDate: null,
}
