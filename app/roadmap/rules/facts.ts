import type { Provider } from '#app/platform/site/provider.ts'
import type { Contact, Wifi } from './shapes.ts'
import type { DocumentFacts, Missing, State } from './progress.ts'

/**
 * What an item may know of the world outside its own form. Items never read each other: what one needs of another is
 * gathered here, once per request, by flow/facts.
 */
export type Facts = {
  /** Null when the organisation's own route card is looked at. */
  locationIndex: number | null
  /** By the documents uploaded for the item that is asked. */
  documentState: DocumentFacts['documentState']
  /** True where all that was uploaded for the item was sent back, and a new version has to come. */
  isSentBack: boolean
  /** The answers of the organisation's IT settings. */
  organisationWifi: { sharedWifi: '' | 'yes' | 'no'; wifi: Wifi }
  /** The location's own IT settings. */
  locationWifi: Wifi
  organisationName: string
  /** The organisation as agreements name it, from its basic information; '' for what is not filled in. */
  organisation: { name: string; kvk: string; address: string; zipcode: string; city: string }
  /** '' where no location is chosen or it has no name yet. */
  locationName: string
  /** Of basic-information: state, what it misses, and what others build on. */
  basicInformation: {
    state: State
    missing: Missing[]
    numberOfBeds: number
    /** In the order they were filled in. */
    wards: Ward[]
    address: { address: string; zipcode: string; city: string }
    contact: Contact
  }
  targetDate: number | null
  connectionDate: number | null
  /** Instants, in the order of time. */
  startMeetings: number[]
  /** The provider as agreements name it; '' for what provider staff did not fill in. */
  provider: Provider
  /** Whom the location speaks at the provider; '' for what is not known. */
  providerContact: { full_name: string; email: string; phone: string }
}

/** A ward, as other items need to know it. */
export type Ward = {
  name: string
  numberOfBeds: number
  careStaffDay: number | null
  careStaffEvening: number | null
}

/** The network a location will use: the organisation's where it is shared, else its own. */
export const effectiveWifi = (facts: Facts): Wifi =>
  facts.organisationWifi.sharedWifi === 'yes' ? facts.organisationWifi.wifi : facts.locationWifi
