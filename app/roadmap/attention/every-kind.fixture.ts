import { expect } from 'vitest'
import {
  acceptedDocuments,
  assignmentOf,
  connectionDay,
  documentOf,
  finishedLocation,
  finishedOrganisation,
  locationWith,
  organisationWith,
  today,
} from './known.fixture.ts'
import { linkKinds, on, told, type TableRow } from './link-kinds.fixture.ts'
import { connected, passedKinds } from './passed-kinds.fixture.ts'

const dated = { 'target-date': { date: connectionDay } }
const without = (...keys: string[]) =>
  Object.fromEntries(Object.entries(finishedLocation).filter(([key]) => !keys.includes(key)))
const sentBack = { returnReason: 'De kamernummers zijn niet te lezen.', reviewedAt: new Date(on(3, 16, 9)) }
export const sister = { locationIndex: 0, name: 'Huis aan de Vecht', connectionDay, isDone: false, isConnected: false }

/** What an entry tells, what is known, the day, and the entry that follows. */
export const everyKind: TableRow[] = [
  ['the first task of a new location', locationWith(), today, { kind: 'next', item: 'basic-information', page: '' }],
  [
    'the page with a gap of a task that was begun',
    locationWith({ forms: { 'basic-information': { location: { city: 'Maarssen' } } } }),
    today,
    { kind: 'next', item: 'basic-information', state: 'busy', page: expect.stringMatching(/.+/) },
  ],
  [
    'a task that was due yesterday',
    locationWith({ forms: without('wifi-settings') }),
    on(3, 16),
    { kind: 'late', item: 'wifi-settings', reason: { key: 'late', values: expect.objectContaining({ count: 1 }) } },
  ],
  [
    'what keeps a location from being connected on a day that is near, before what came back',
    locationWith({ forms: without('wifi-settings') }),
    on(4, 7),
    { kind: 'late', item: 'wifi-settings', weight: 1100 + 10 * (10 - 9) + 9 },
  ],
  [
    'a task that is due today',
    locationWith({ forms: without('wifi-settings') }),
    on(3, 15),
    { kind: 'due-soon', item: 'wifi-settings', due: on(3, 15), reason: told('dueToday') },
  ],
  [
    'a file that was sent back, although others count',
    locationWith({
      forms: finishedLocation,
      documents: [...acceptedDocuments, documentOf('floor-plan', { id: 'back', ...sentBack })],
    }),
    today,
    { kind: 'sent-back', key: 'sent-back:back', item: 'floor-plan', page: 'upload', state: 'confirmed' },
  ],
  [
    'a file that was accepted this week',
    locationWith({ documents: [documentOf('floor-plan', { accepted: true, reviewedAt: new Date(on(3, 15, 9)) })] }),
    today,
    { kind: 'accepted', for: 'leader' },
  ],
  ['a task that waits for another', locationWith(), today, { kind: 'waits-for-task', item: 'day-planning-logistics' }],
  ...linkKinds,
  [
    'a file nobody checked',
    locationWith({ documents: [documentOf('floor-plan')] }),
    today,
    { kind: 'check-document', for: 'staff', since: on(3, 10) },
  ],
  [
    'WiFi that is said to be on',
    locationWith({ forms: { 'wifi-test': { isOn: 'yes' } } }),
    today,
    { kind: 'confirm-wifi', for: 'staff', item: 'wifi-test' },
  ],
  [
    'a target date at the weekend',
    locationWith({ forms: { 'target-date': { date: on(4, 18) } } }),
    today,
    { kind: 'date-advice', key: 'date-advice:target-date:weekend:2027-04-18', item: 'target-date', page: 'details' },
  ],
  ...passedKinds,
  [
    'a start meeting after the connection day',
    locationWith({
      forms: { ...dated, 'finalise-start-meeting': { dates: [{ id: '33cc44dd', date: on(4, 26, 12) }] } },
    }),
    today,
    { kind: 'date-advice', item: 'finalise-start-meeting', since: on(4, 26) },
  ],
  [
    'two locations with one connection day',
    organisationWith({ sisters: [sister, { ...sister, locationIndex: 1, name: 'De Wilgenhof' }] }),
    today,
    { kind: 'date-advice', item: null, key: 'date-advice:clash:2027-04-20' },
  ],
  [
    'a meeting within five working days',
    locationWith({ forms: finishedLocation }),
    on(4, 6),
    { kind: 'appointment', item: 'finalise-start-meeting', since: on(4, 12) },
  ],
  [
    'the working day before the connection day',
    locationWith({ forms: finishedLocation }),
    on(4, 19),
    { kind: 'appointment', reason: told('appointment.connectionDay.tomorrow') },
  ],
  [
    'the day after it, once somebody said that it took place',
    locationWith({ forms: { ...finishedLocation, 'day-planning-logistics': connected } }),
    on(4, 21),
    { kind: 'appointment', reason: told('appointment.connectionDay.over') },
  ],
  [
    'an appointment with the provider',
    organisationWith({ nextMeetingAt: on(3, 17, 9) }),
    today,
    { kind: 'appointment', reason: told('appointment.provider.today') },
  ],
  [
    'a location in which nothing has changed for two weeks while a date comes near',
    locationWith({ forms: dated, changedAt: on(3, 3) }),
    today,
    { kind: 'stalled', for: 'owner', since: on(3, 3) },
  ],
  [
    'a connection day that is over while not all is done',
    locationWith({ forms: dated }),
    on(4, 22),
    { kind: 'slipped', for: 'owner', reason: { key: 'slipped', values: { day: connectionDay, count: 2 } } },
  ],
  [
    'a pace that leads to a day well after the connection day',
    locationWith({
      firstChangedAt: on(2, 1),
      forms: {
        ...dated,
        'basic-information': finishedLocation['basic-information'],
        'project-team': finishedLocation['project-team'],
        'study-goals': finishedLocation['study-goals'],
      },
    }),
    today,
    { kind: 'forecast-slips', for: 'owner', key: 'forecast-slips:2027-04-20' },
  ],
  [
    'an organisation nobody looks after',
    organisationWith({ contact: null }),
    today,
    { kind: 'no-contact', for: 'staff' },
  ],
  [
    'a task that was given to somebody, with the day their giver wishes',
    locationWith({ forms: dated, assignments: [assignmentOf({ item: 'infoletter', wishDay: on(3, 19) })] }),
    today,
    { kind: 'assigned', for: 'assignee', item: 'infoletter', due: on(3, 19), reason: told('assigned.new') },
  ],
  [
    'the same, as the others are told',
    locationWith({ forms: dated, assignments: [assignmentOf({ item: 'infoletter' })] }),
    today,
    { kind: 'waits-for-colleague', for: 'leader', holder: 'colleague', reason: told('held.colleague') },
  ],
  [
    'files that the provider checks, with the day by which it does',
    locationWith({ documents: [documentOf('floor-plan')] }),
    today,
    {
      ...{ kind: 'waits-for-provider', for: 'leader', holder: 'provider', due: on(3, 15) },
      reason: { key: 'held.files', values: { count: 1 } },
    },
  ],
  [
    'what a finished location waits for, before everything else',
    organisationWith({
      forms: { ...finishedOrganisation, 'org-information': { locations: [{ id: 'a1a1a1a1', name: '' }] } },
      sisters: [{ ...sister, isDone: true }],
    }),
    today,
    { kind: 'next', item: 'processing-agreement', weight: 1050 },
  ],
]
