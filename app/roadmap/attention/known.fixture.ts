import { randomUUID } from 'node:crypto'
import { allItems } from '../registry.ts'
import { filledFields } from '../rules/arbitraries.fixture.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import type { RoadmapName } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'
import type { KnownAssignment, KnownDocument, KnownLink, KnownPlace } from './known-place.ts'

/** A Wednesday without a holiday near it. */
export const today = Date.UTC(2027, 2, 17)

/** The connection day of a location in these tests: 23 working days later. */
export const connectionDay = Date.UTC(2027, 3, 20)

const person = { first_name: 'Marieke', last_name: 'Jansen', role: 'Projectleider' }
const reach = { email: 'marieke@example.org', phone: '06 5550 1001' }
const address = { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' }
const wifi = {
  settings: { networkType: 'WPA2-PSK', ssid: 'Zorgnet', username: '', password: 'geheim' },
  contact: { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 555 01 02' },
}

const itemsOf = (roadmap: RoadmapName) => allItems.flatMap(({ item }) => (item.roadmap === roadmap ? [item] : []))

/** How many tasks a location has. */
export const tasksOfLocation = itemsOf('location').length

type Forms = Readonly<Record<string, unknown>>

/** The forms of all tasks of a roadmap: those that are given, and of all others one with something in every field. */
function finishedForms(roadmap: RoadmapName, given: Forms): Forms {
  const made = itemsOf(roadmap).map(({ key, fields, rowCounts }) => {
    const counts = Object.values(rowCounts ?? {}).map((count) => [count, 1])
    return [key, { ...filledFields(fields), ...Object.fromEntries(counts) }]
  })
  return { ...Object.fromEntries(made), ...given }
}

/** The forms of a location of which everything is filled in; what a task needs in addition stands here. */
export const finishedLocation = finishedForms('location', {
  'basic-information': {
    location: { ...address, phone: '0346 555 100', careVision: 'Rust in de nacht.' },
    nightshift: { amount: '2', wardsPerNightShift: '2', shiftsPerWardEvening: '3', rosterType: 'fixed' },
    alarm: { phones: 'smartphone', explanation: '', alarms: [], otherAlarms: '' },
    contact: { ...person, ...reach },
    manager: person,
    wards: [{ id: '3d90b7e1', name: 'Waterlelie', type: 'Somatiek', numberOfBeds: 12 }],
  },
  'project-team': { members: [{ id: '52e7c90b', ...person, email: '', position: '' }] },
  'target-date': { date: connectionDay },
  'study-goals': { quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'] },
  quotation: { location: address, signer: person, start_month: 4, start_year: 2027, checked: true },
  'wifi-settings': { wifi },
  infoletter: {
    persons: [{ id: '11aa22bb', ...person, ...reach }],
    downloaded: true,
    sharedFamily: true,
  },
  newsletter: { downloaded: true, shared: true },
  'wifi-test': { isOn: 'yes', confirmed: true },
  'finalise-start-meeting': { dates: [{ id: '33cc44dd', date: Date.UTC(2027, 3, 12, 12) }] },
  'night-shift-roster': { textual: 'Twee mensen per nacht.' },
  'call-announcement': { readOnce: true, shared: true },
  'day-planning-logistics': { date: connectionDay },
  'trainging-and-tutorial': { downloaded: true },
  'start-news-item': { downloaded: true, shared: true },
  // These two are about their documents.
  'bed-plates': {},
  'floor-plan': {},
})

/** The forms of an organisation of which everything is filled in but what is uploaded. */
export const finishedOrganisation = finishedForms('organisation', {
  'org-information': {
    organisation: { name: 'De Zonnehof', kvk: '12345678', ...address },
    manager: person,
    locations: [{ id: '5e5e5e5e', name: 'Huis aan de Vecht' }],
  },
  'org-wifi-settings': { sharedWifi: 'no' },
  'processing-agreement': {},
})

/** A document of a location, uploaded a week ago and not looked at. */
export const documentOf = (documentType: string, more: Partial<KnownDocument> = {}): KnownDocument => ({
  ...{ id: randomUUID(), documentType, locationIndex: 0, name: `${documentType}.pdf`, userUploaded: true },
  ...{ accepted: false, replacedAt: null, returnReason: null, scan: 'off' },
  ...{ createdAt: new Date(Date.UTC(2027, 2, 10, 9)), reviewedAt: null, reviewedByName: null },
  ...more,
})

/** A task that Marieke Jansen gave to Lotte Vermeer two days ago. */
export const assignmentOf = (more: Partial<KnownAssignment>): KnownAssignment => ({
  ...{ id: randomUUID(), item: 'study-goals', assigneeId: randomUUID(), assigneeName: 'Lotte Vermeer' },
  ...{ givenBy: randomUUID(), givenByName: 'Marieke Jansen', givenAt: new Date(Date.UTC(2027, 2, 15, 9)), note: '' },
  ...{ wishDay: null, remindedAt: null, isAccepted: false, isDone: false },
  ...more,
})

/** A link to the information letter that was sent a week ago and not opened. */
export const linkOf = (more: Partial<KnownLink> = {}): KnownLink => ({
  ...{ id: randomUUID(), purpose: 'council', may: 'review', items: ['infoletter'], recipientName: 'Joke van Dam' },
  ...{ createdAt: new Date(Date.UTC(2027, 2, 10, 9)), expiresAt: new Date(Date.UTC(2027, 3, 9, 9)) },
  ...{
    openedAt: null,
    outcome: null,
    outcomeAt: null,
    isLookedAt: false,
    isUndelivered: false,
    isCounterSigned: false,
    alsoSigns: false,
    signingRound: 1,
  },
  ...{ undeliveredWhy: null, askedAgainAt: null, hasQuestion: false, otherSigner: null, answeredVersion: null },
  ...{ remindedAt: null, reminders: 'mail' },
  ...more,
})

/** Documents of all tasks of a roadmap that are not done by their forms, accepted long ago. */
const acceptedDocumentsOf = (roadmap: RoadmapName, forms: Forms) =>
  itemsOf(roadmap)
    .filter(({ filesOn }) => filesOn !== undefined)
    .filter(({ key, fields, progress }) => !isCompleted(progress(fields.parse(forms[key]), noFacts).state))
    .map(({ key, roadmap }) =>
      documentOf(key, {
        ...{ locationIndex: roadmap === 'location' ? 0 : null, accepted: true },
        ...{ reviewedAt: new Date(Date.UTC(2027, 1, 1)), reviewedByName: 'Sanne Bakker' },
      }),
    )

/** Documents of a location of which everything was accepted long ago. */
export const acceptedDocuments = acceptedDocumentsOf('location', finishedLocation)

/** Those of an organisation. */
export const acceptedAgreements = acceptedDocumentsOf('organisation', finishedOrganisation)

type More = Partial<KnownPlace> & { forms?: Forms }

const known = {
  organisationName: 'De Zonnehof',
  contact: { name: 'Sanne Bakker', email: 'sanne@example.org', phone: '030 555 01 40', hours: '' },
  ...{
    documents: [],
    links: [],
    assignments: [],
    requests: [],
    textVersions: new Map<string, string>(),
    nextMeetingAt: null,
    sisters: [],
  },
  ...{ firstChangedAt: today - 20 * 86_400_000, changedAt: today - 86_400_000 },
  touchedOf: () => undefined,
}

/** A location of which nothing is filled in; with `forms` and the rest a test is about. */
export const locationWith = ({ forms = {}, ...more }: More = {}): KnownPlace => ({
  ...{ ...known, location: { index: 0, id: '5e5e5e5e', name: 'Huis aan de Vecht' } },
  ...{ fieldsOf: (formType: string) => forms[formType], ...more },
})

/** An organisation as a whole of which nothing is filled in; with `forms` and the rest a test is about. */
export const organisationWith = ({ forms = {}, ...more }: More = {}): KnownPlace => ({
  ...{ ...known, location: null, fieldsOf: (formType: string) => forms[formType], ...more },
})

/** A finished location. */
export const finished = locationWith({ forms: finishedLocation, documents: acceptedDocuments })
