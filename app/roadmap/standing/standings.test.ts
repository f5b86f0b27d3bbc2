import { expect, test } from 'vitest'
import { addDays } from '#app/platform/i18n/dates.ts'
import { progressOf } from '../attention/attention.ts'
import type { KnownLink, KnownPlace } from '../attention/known-place.ts'
import {
  acceptedDocuments,
  assignmentOf,
  documentOf,
  finished,
  finishedLocation,
  finishedOrganisation,
  linkOf,
  locationWith,
  organisationWith,
  today,
} from '../attention/known.fixture.ts'
import { on } from '../attention/link-kinds.fixture.ts'
import type { KeptStanding } from './standing.ts'

const standingIn = (known: KnownPlace, item: string) =>
  progressOf(known, today).standings.find((standing) => standing.item === item)

const hans = { may: 'sign', purpose: 'signer', items: ['processing-agreement'], recipientName: 'Hans de Wit' } as const
const officer: Partial<KnownLink> = { ...hans, purpose: 'dpo', recipientName: 'Dina Post' }
const agreement = (links: readonly KnownLink[], documents = [] as KnownPlace['documents']) =>
  organisationWith({ forms: finishedOrganisation, links, documents })
const sentBack = { returnReason: 'De kamernummers zijn niet te lezen.', reviewedAt: new Date(on(3, 16, 9)) }
const without = (key: string) => Object.fromEntries(Object.entries(finishedLocation).filter(([one]) => one !== key))
const persons = [{ id: '11aa22bb', first_name: 'Bea', last_name: 'Kok', email: 'bea@example.org', phone: '030 1' }]
const letter = { infoletter: { persons, downloaded: true, sharedFamily: false } }
const given = { who: { name: 'Lotte Vermeer', id: 'a1' }, subject: 'given' }
const leftOut = { id: 'asked', item: 'newsletter', createdAt: new Date(on(3, 12, 9)) }
const assignments = [assignmentOf({ id: 'given', assigneeId: 'a1', item: 'study-goals' })]

/** What is known, and where the task of the key then stands. */
const table: [what: string, known: KnownPlace, item: string, standing: Partial<KeptStanding>][] = [
  ['a task that nobody has begun', locationWith(), 'study-goals', { shown: 'open', holder: 'us', since: null }],
  [
    'a task that was begun',
    locationWith({ forms: { 'study-goals': { quality: ['incidents'] } } }),
    'study-goals',
    { shown: 'busy', holder: 'us', holders: ['us'] },
  ],
  [
    'a task that another has to come before',
    locationWith(),
    'day-planning-logistics',
    { shown: 'waits', holder: 'task', subject: 'basic-information' },
  ],
  [
    'a task of a location without a name, which is a task of the organisation first',
    locationWith({ location: { index: 0, id: '5e5e5e5e', name: '' } }),
    'study-goals',
    { shown: 'waits', holder: 'task', subject: 'org-information' },
  ],
  [
    'a task that a colleague was given',
    locationWith({ assignments }),
    'study-goals',
    { shown: 'waits', holder: 'colleague', ...given, since: on(3, 15) },
  ],
  [
    'a task that somebody does by a link',
    locationWith({ links: [linkOf({ id: 'link', purpose: 'ict', may: 'fill', items: ['wifi-settings'] })] }),
    'wifi-settings',
    { shown: 'waits', holder: 'guest', who: { name: 'Joke van Dam', id: null }, subject: 'link', since: on(3, 10) },
  ],
  [
    'a link by which somebody does a task, which ended',
    locationWith({
      links: [linkOf({ purpose: 'ict', may: 'fill', items: ['wifi-settings'], expiresAt: new Date(on(3, 15)) })],
    }),
    'wifi-settings',
    { shown: 'open', holder: 'us' },
  ],
  [
    'a letter that the family is asked to read, where that is all that is missing',
    locationWith({ forms: { ...finishedLocation, ...letter }, links: [linkOf({ purpose: 'family' })] }),
    'infoletter',
    { shown: 'waits', holder: 'guest', holders: ['guest'] },
  ],
  [
    'the same while we have something to fill in as well',
    locationWith({ forms: { infoletter: { persons } }, links: [linkOf()] }),
    'infoletter',
    { shown: 'busy', holder: 'us' },
  ],
  [
    'an agreement that somebody was asked to sign',
    agreement([linkOf(hans)]),
    'processing-agreement',
    { shown: 'waits', holder: 'guest', who: { name: 'Hans de Wit', id: null }, holders: ['guest'] },
  ],
  [
    'the same while the data protection officer comes first',
    agreement([linkOf(hans), linkOf(officer)]),
    'processing-agreement',
    { shown: 'waits', holder: 'guest', who: { name: 'Dina Post', id: null }, holders: ['guest'] },
  ],
  [
    'an agreement of which the mail did not arrive, which its recipient still holds',
    agreement([linkOf({ ...hans, isUndelivered: true })]),
    'processing-agreement',
    { shown: 'waits', holder: 'guest' },
  ],
  [
    'an agreement that was declined',
    agreement([linkOf({ ...hans, outcome: 'declined', outcomeAt: new Date(on(3, 16)) })]),
    'processing-agreement',
    { shown: 'open', holder: 'us', since: on(3, 16) },
  ],
  [
    'an agreement that was signed, and that the provider signs next',
    agreement(
      [linkOf({ ...hans, outcome: 'signed', outcomeAt: new Date(on(3, 16)), isLookedAt: true })],
      [documentOf('processing-agreement', { locationIndex: null, accepted: true })],
    ),
    'processing-agreement',
    { shown: 'waits', holder: 'provider', state: 'confirmed', since: on(3, 16) },
  ],
  [
    'an agreement whose signed file we uploaded, whoever was asked to sign it',
    agreement([linkOf(hans)], [documentOf('processing-agreement', { locationIndex: null, accepted: true })]),
    'processing-agreement',
    { shown: 'checked', holder: 'nobody', who: null, since: null, holders: [] },
  ],
  [
    'a guest who waits for an answer, whoever else has to act',
    locationWith({ links: [linkOf({ hasQuestion: true, askedAgainAt: new Date(on(3, 16)) })] }),
    'infoletter',
    { holder: 'us' },
  ],
  [
    'a file that waits for a check',
    locationWith({ documents: [documentOf('floor-plan'), documentOf('floor-plan', { accepted: true })] }),
    'floor-plan',
    { shown: 'waits', holder: 'provider', state: 'confirmed', since: on(3, 10), holders: ['provider'] },
  ],
  [
    'a file that was sent back, whatever became of the others',
    locationWith({
      forms: finishedLocation,
      documents: [...acceptedDocuments, documentOf('floor-plan', { id: 'back', ...sentBack })],
    }),
    'floor-plan',
    { shown: 'returned', holder: 'us', state: 'confirmed', subject: 'back', since: on(3, 16) },
  ],
  [
    'the same once a new version came',
    locationWith({
      forms: finishedLocation,
      documents: [...acceptedDocuments, documentOf('floor-plan', { ...sentBack, replacedAt: new Date(on(3, 17)) })],
    }),
    'floor-plan',
    { shown: 'checked', holder: 'nobody' },
  ],
  [
    'a WiFi test that is on, which the provider confirms',
    locationWith({ forms: { ...without('wifi-test'), 'wifi-test': { isOn: 'yes' } } }),
    'wifi-test',
    { shown: 'waits', holder: 'provider', state: 'done' },
  ],
  [
    'a task that it was asked to leave out, whoever was given it',
    locationWith({ requests: [{ ...leftOut, isOpen: true }], assignments: [assignmentOf({ item: 'newsletter' })] }),
    'newsletter',
    { shown: 'waits', holder: 'provider', subject: 'asked', since: on(3, 12) },
  ],
  [
    'a task that staff agreed to leave out',
    locationWith({ requests: [{ ...leftOut, isOpen: false }] }),
    'newsletter',
    { shown: 'not-needed', state: 'none', holder: 'nobody', holders: [] },
  ],
  [
    'the same where it is done all the same',
    locationWith({ forms: finishedLocation, requests: [{ ...leftOut, isOpen: false }] }),
    'newsletter',
    { shown: 'done', holder: 'nobody' },
  ],
  ['a task that is done', finished, 'target-date', { shown: 'done', holder: 'nobody', holders: [] }],
]

test('a task that staff agreed to leave out counts nowhere, and has no entry', () => {
  const dated = { 'target-date': { date: addDays(today, 10) } }
  const before = progressOf(locationWith({ forms: dated }), today)
  const after = progressOf(locationWith({ forms: dated, requests: [{ ...leftOut, isOpen: false }] }), today)
  expect(before.entries.some(({ kind, item }) => kind === 'late' && item === 'newsletter')).toBe(true)
  expect([after.total, after.lateCount]).toEqual([before.total - 1, before.lateCount - 1])
  expect(after.categories.reduce((sum, { total }) => sum + total, 0)).toBe(after.total)
  expect(after.states).toEqual(before.states)
  expect(after.entries.filter(({ item }) => item === 'newsletter')).toEqual([])
})

test.each(table)('a standing tells of %s', (_, known, item, standing) => {
  expect(standingIn(known, item)).toMatchObject(standing)
})
