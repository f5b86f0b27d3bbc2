import type { DemoForm } from './demo-forms.ts'

/** A location of the demo data, with what makes its forms differ from those of others. */
export type DemoLocation = {
  index: number
  name: string
  street: string
  zipcode: string
  city: string
  contact: { first_name: string; last_name: string }
  /** Midnight UTC in milliseconds; the connection day is null while only a target is known. */
  target: number
  connection: number | null
  /** Whether somebody said that it was connected. */
  isConnected?: boolean
}

/** The tasks of a location, in the order in which they are done. */
export const stepsInOrder = [
  ...['basic-information', 'project-team', 'target-date', 'study-goals', 'quotation', 'infoletter', 'newsletter'],
  ...['wifi-settings', 'floor-plan', 'bed-plates', 'wifi-test', 'finalise-start-meeting', 'night-shift-roster'],
  ...['call-announcement', 'day-planning-logistics', 'trainging-and-tutorial', 'start-news-item'],
]

const wardNames = ['De Eik', 'De Beuk', 'De Es', 'Korenbloem', 'Klaproos', 'De Merel', 'De Mees', 'Zonnedauw']
const [week, hour] = [7 * 24 * 3600_000, 3600_000]

/** Ids of rows: each location has a hundred of its own. */
const rowId = (series: number, place: number): string => (series + place).toString(16).padStart(8, '0')

/**
 * What a location has filled in.
 * @param series where the ids of its rows begin
 * @param done the tasks that are done
 */
export function formsOfLocation(location: DemoLocation, series: number, done: readonly string[]): DemoForm[] {
  const all = wholeForms(location, series)
  return done.flatMap((formType) => (all[formType] ? [{ ...all[formType], locationIndex: location.index }] : []))
}

type Whole = { formType: string; fields: Record<string, unknown> }

function wholeForms(location: DemoLocation, series: number): Record<string, Whole> {
  const { name, street, zipcode, city, contact, target, connection, isConnected = false } = location
  const address = { address: street, zipcode, city }
  const email = `${contact.first_name.toLowerCase()}@${name.toLowerCase().replaceAll(' ', '')}.example`
  const phone = `06 5550 ${String(series % 10_000).padStart(4, '0')}`
  const day = connection ?? target
  const person = { ...contact, role: 'Teamleider', email, phone }
  const ward = (place: number, kind: string, beds: number) => ({
    ...{
      id: rowId(series, place),
      name: wardNames[(series + place) % wardNames.length] ?? '',
      type: kind,
      numberOfBeds: beds,
    },
    ...{ remarks: '', careStaffDay: 4, careStaffEvening: 2 },
  })
  const wards = [ward(0, 'Gesloten PG', 10 + (series % 5)), ward(1, 'Somatiek', 8 + (series % 7))]
  const forms: Record<string, Record<string, unknown>> = {
    'basic-information': {
      location: { ...address, phone: '030 555 20 00', careVision: 'Bewoners leven zoals zij gewend zijn.' },
      residents: wards.reduce((sum, { numberOfBeds }) => sum + numberOfBeds, 0),
      nightshift: { amount: '2', wardsPerNightShift: '1', shiftsPerWardEvening: '2', rosterType: 'fixed' },
      alarm: { phones: 'smartphone', explanation: '', alarms: ['bed-mat'], otherAlarms: '' },
      contact: person,
      manager: { first_name: 'Wim', last_name: 'Bakker', role: 'Locatiemanager' },
      ...{ wards, numberOfWards: wards.length, numberOfBedsenseWards: wards.length },
    },
    'project-team': {
      numberOfMembers: 2,
      members: [
        { id: rowId(series, 10), ...contact, email, position: 'Projectleider' },
        { id: rowId(series, 11), first_name: 'Lies', last_name: 'Postma', email: '', position: 'Verzorgende' },
      ],
    },
    'target-date': { date: target },
    'study-goals': {
      ...{ quality: ['incidents', 'night-rest'], workplace: ['workload'], efficiency: ['rounds'], other_effects: '' },
    },
    quotation: {
      location: address,
      signer: { first_name: 'Wim', last_name: 'Bakker', role: 'Locatiemanager' },
      remarks: '',
      start_month: new Date(target).getUTCMonth() + 1,
      start_year: new Date(target).getUTCFullYear(),
      checked: true,
    },
    infoletter: {
      numberOfPersons: 1,
      persons: [{ id: rowId(series, 20), ...person }],
      ...{ downloaded: true, sharedCouncil: true, sharedFamily: true, remarksCouncil: '', remarksFamily: '' },
    },
    newsletter: { downloaded: true, shared: true, start: null, location: '', contact: '', remarks: '' },
    'wifi-settings': {
      downloadedBrochure: true,
      wifi: {
        // The password is typed by the organisation: it is kept sealed.
        settings: { networkType: 'WPA2-PSK', ssid: `${city}-Zorg`, username: '', password: '' },
        contact: { first_name: 'Ilse', last_name: 'Bos', email: 'ict@zorg.example', phone: '030 555 20 09' },
      },
    },
    'floor-plan': { uploadedOnce: true },
    'bed-plates': { unique: true },
    'wifi-test': { isOn: 'yes', remarks: '', trackAndTrace: '3SDEMO0001234', confirmed: false },
    'finalise-start-meeting': {
      numberOfDates: 1,
      dates: [{ id: rowId(series, 30), date: day - 2 * week + 12 * hour }],
      momo_contact: { full_name: 'Sanne Bakker', email: 'admin@example.org' },
    },
    'night-shift-roster': { textual: 'Maandag tot en met donderdag: Lies en Tom. Weekend: Ria.', image: '' },
    'call-announcement': { readOnce: true, shared: true },
    'day-planning-logistics': { date: day, connectedOn: isConnected ? day : null, bedsLeft: false },
    'trainging-and-tutorial': { downloaded: true },
    'start-news-item': { shared: true, downloaded: true },
  }
  return Object.fromEntries(Object.entries(forms).map(([formType, fields]) => [formType, { formType, fields }]))
}
