import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { noProvider, type Provider } from '#app/platform/site/provider.ts'
import type { ProviderContact } from '#app/persistence/organisations/provider-contact.server.ts'
import { documentFacts } from '../rules/progress.ts'
import { bedsTogether, wardsFilledIn } from '../location/basic-info/beds.ts'
import { fields as basicFields } from '../location/basic-info/fields.ts'
import { basicInformation } from '../location/basic-info/item.ts'
import { fields as meetingFields } from '../location/make-start-meeting-definitive/fields.ts'
import { fields as connectionFields } from '../location/plan-installation-day/fields.ts'
import { fields as targetFields } from '../location/select-initial-target-date/fields.ts'
import { fields as wifiFields } from '../location/setup-it-settings/fields.ts'
import { fields as organisationFields } from '../organisation/basic-info/fields.ts'
import { fields as organisationWifiFields } from '../organisation/setup-it-settings/fields.ts'
import { readFields, type FieldsSchema } from '../rules/fields.ts'
import { startMeetingsIn } from './key-dates.ts'
import type { Facts } from '../rules/facts.ts'
import type { Item } from '../rules/item.ts'
import type { DocumentFacts, DocumentMark } from '../rules/progress.ts'

/** What the facts are gathered from: the forms and documents of one place. */
export type Sources = {
  locationIndex: number | null
  organisationName: string
  locationName: string
  fieldsOf: (formType: string) => unknown
  documents: readonly (DocumentMark & { documentType: string; locationIndex: number | null })[]
  /** Whom the organisation speaks at the provider; left out where only states are computed. */
  contact?: ProviderContact | null
  /** The provider as agreements name it; left out where only states are computed. */
  provider?: Provider
}

/**
 * Gathers what the items may know of each other, once.
 * @returns the facts for any item: they differ only in the state of its own documents
 */
export function gatherFacts(sources: Sources): (item: Item) => Facts {
  const shared = sharedFacts(sources)
  return (item) => ({ ...shared, ...documentFacts(documentsOf(sources, item)) })
}

const documentsOf = ({ documents, locationIndex }: Sources, item: Item) => {
  const place = item.roadmap === 'organisation' ? null : locationIndex
  return documents.filter((document) => document.documentType === item.key && document.locationIndex === place)
}

/** Somebody who was named for the start meeting goes before whom the organisation speaks otherwise. */
function providerContactOf(named: { full_name: string; email: string }, known: ProviderContact | null) {
  if (trimmed(named.full_name + named.email) !== '') {
    return { ...named, phone: known?.name === trimmed(named.full_name) ? known.phone : '' }
  }
  return { full_name: known?.name ?? '', email: known?.email ?? '', phone: known?.phone ?? '' }
}

function sharedFacts(sources: Sources): Omit<Facts, keyof DocumentFacts> {
  const read = <Schema extends FieldsSchema>(schema: Schema, formType: string) =>
    readFields(schema, sources.fieldsOf(formType))
  const organisationWifi = read(organisationWifiFields, 'org-wifi-settings')
  const meeting = read(meetingFields, 'finalise-start-meeting')
  const basic = read(basicFields, basicInformation.key)
  const before: Omit<Facts, keyof DocumentFacts | 'basicInformation'> = {
    locationIndex: sources.locationIndex,
    organisationWifi: { sharedWifi: organisationWifi.sharedWifi, wifi: organisationWifi.wifi },
    locationWifi: read(wifiFields, 'wifi-settings').wifi,
    organisationName: sources.organisationName,
    organisation: read(organisationFields, 'org-information').organisation,
    locationName: sources.locationName,
    targetDate: read(targetFields, 'target-date').date,
    connectionDate: read(connectionFields, 'day-planning-logistics').date,
    startMeetings: startMeetingsIn(meeting),
    provider: sources.provider ?? noProvider,
    providerContact: providerContactOf(meeting.momo_contact, sources.contact ?? null),
  }
  const { address, zipcode, city } = basic.location
  const numberOfBeds = bedsTogether(basic.wards)
  const wards = wardsFilledIn(basic.wards).map(({ name, careStaffDay, careStaffEvening, ...ward }) => ({
    name,
    numberOfBeds: ward.numberOfBeds,
    careStaffDay,
    careStaffEvening,
  }))
  const empty = {
    state: 'none' as const,
    missing: [],
    numberOfBeds,
    wards,
    address: { address, zipcode, city },
    contact: basic.contact,
  }
  const facts = { ...before, ...documentFacts([]), basicInformation: empty }
  return { ...before, basicInformation: { ...empty, ...basicInformation.progress(basic, facts) } }
}
