import { acceptedDocuments, connectionDay, finishedLocation, locationWith } from './known.fixture.ts'
import { on, type TableRow } from './link-kinds.fixture.ts'

const dated = { 'target-date': { date: connectionDay } }
export const connected = { date: connectionDay, connectedOn: connectionDay }

/** What is asked and told of a connection day that is over. */
export const passedKinds: TableRow[] = [
  [
    'a connection day that is over, of which nobody said whether it took place',
    locationWith({ forms: dated }),
    on(4, 22),
    { kind: 'connection-passed', for: 'leader', holder: 'us', item: null, since: connectionDay },
  ],
  [
    'the same once all is done',
    locationWith({ forms: finishedLocation, documents: acceptedDocuments }),
    on(4, 22),
    { kind: 'connection-passed', key: 'connection-passed:2027-04-20' },
  ],
  [
    'a connection that nobody told of to those who look after the place',
    locationWith({ forms: finishedLocation, documents: acceptedDocuments }),
    on(4, 22),
    { kind: 'slipped', for: 'owner', reason: { key: 'passed', values: { day: connectionDay, count: 2 } } },
  ],
  [
    'a location that was connected with beds left',
    locationWith({ forms: { 'day-planning-logistics': { ...connected, bedsLeft: true } } }),
    on(4, 22),
    { kind: 'slipped', for: 'owner', reason: { key: 'bedsLeft', values: { day: connectionDay, count: 2 } } },
  ],
]
