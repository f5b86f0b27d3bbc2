import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { addDays, formatWeekday } from '#app/platform/i18n/dates.ts'
import type { shareEvents, shareLinks } from '../schema/share.ts'
import type { itemRequests } from '../schema/requests.ts'
import { rietkraagLocations } from './de-rietkraag.ts'
import { midnightOf, workdayBefore } from './demo-forms.ts'
import { demoId, leaderOf, rietkraagId } from './demo-people.ts'

type Link = typeof shareLinks.$inferInsert
type Event = typeof shareEvents.$inferInsert
type Request = typeof itemRequests.$inferInsert

type Sent = Pick<Link, 'purpose' | 'may' | 'locationIndex' | 'items' | 'recipientName'> & {
  /** Working days ago: when it was sent, and each time when something happened with it. */
  ago: number
  events: [kind: Event['kind'], ago: number][]
  outcome?: { kind: NonNullable<Link['outcome']>; ago: number; words?: string }
  /** The task and its answer as they were approved, in the words of the task. */
  shown?: { key: string; title: string; label: string }
}

/** What De Rietkraag sent: one that was opened and not signed, one unopened, an answer to look at, and a plan that was approved. */
const sent: Sent[] = [
  {
    ...{ purpose: 'signer', may: 'sign', locationIndex: null, items: ['processing-agreement'], ago: 6 },
    recipientName: 'Greet Hofman',
    events: [
      ['opened', 5],
      ['opened', 2],
    ],
  },
  {
    ...{ purpose: 'council', may: 'read', locationIndex: 0, items: ['infoletter'], ago: 3 },
    recipientName: 'Cliëntenraad Het Veerhuis',
    events: [],
  },
  {
    ...{ purpose: 'ict', may: 'fill', locationIndex: 1, items: ['wifi-settings'], ago: 7 },
    recipientName: 'Ilse Bos',
    events: [
      ['opened', 4],
      ['saved', 4],
      ['filled', 1],
    ],
    outcome: { kind: 'filled', ago: 1 },
  },
  {
    ...{ purpose: 'reviewer', may: 'review', locationIndex: 0, items: ['target-date'], ago: 15 },
    recipientName: 'Wim Bakker',
    events: [
      ['opened', 14],
      ['approved', 14],
    ],
    outcome: { kind: 'approved', ago: 14, words: 'Past goed in onze planning.' },
    shown: { key: 'target-date', title: 'Streefdatum', label: 'Streefdatum voor de aansluitdag' },
  },
]

/** The links of De Rietkraag and what happened with them. Nobody knows their tokens, so that none of them opens. */
export function demoLinks(today: number): { links: Link[]; events: Event[] } {
  const { id: createdBy, name: createdByName } = leaderOf(rietkraagId)
  const all = sent.map(({ ago, events, outcome, shown, ...about }) => {
    const [id, createdAt] = [randomUUID(), workdayBefore(today, ago, 10)]
    const snapshot = shown && snapshotOf(shown, today)
    const link: Link = {
      ...{ ...about, id, organisationId: rietkraagId, language: 'nl', createdAt, createdBy, createdByName },
      tokenHash: sha256(randomBytes(32).toString('base64url')),
      recipientEmail: `${about.purpose}@rietkraag.example`,
      expiresAt: new Date(addDays(midnightOf(today), 30)),
      ...(snapshot && { snapshot, contentHash: sha256(JSON.stringify(snapshot)) }),
      ...(outcome && { outcome: outcome.kind, outcomeWords: outcome.words ?? null }),
      ...(outcome && { outcomeAt: workdayBefore(today, outcome.ago, 15) }),
    }
    const of = { organisationId: rietkraagId, linkId: id }
    const made: Event = { ...of, kind: 'made', at: createdAt, byName: createdByName }
    const later = events.map(([kind, when], place): Event => {
      return { ...of, kind, at: workdayBefore(today, when, 13 + place), byName: about.recipientName }
    })
    return { link, events: [made, ...later] }
  })
  return { links: all.map(({ link }) => link), events: all.flatMap(({ events }) => events) }
}

/** What was shown of the target date, with its names in the order of the alphabet: over them the approval is bound to it. */
function snapshotOf({ key, title, label }: NonNullable<Sent['shown']>, today: number) {
  const [veerhuis] = rietkraagLocations(today)
  const value = veerhuis ? formatWeekday(veerhuis.target, 'nl') : null
  const groups = [{ answers: [{ label, name: 'date', value }], legend: null }]
  return { items: [{ groups, handOuts: [], key, title }] }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What De Rietkraag asked about its tasks: one that waits, one that was refused, one that was agreed to. */
export function demoRequests(today: number): Request[] {
  const of = { organisationId: rietkraagId }
  return [
    {
      ...{ ...of, locationIndex: 1, item: 'night-shift-roster', createdByName: 'Tim Kuipers' },
      reason: 'De Lisdodde heeft geen eigen nachtdienst: Het Veerhuis loopt hier ’s nachts mee.',
      createdAt: workdayBefore(today, 2, 11),
    },
    {
      ...{ ...of, locationIndex: 0, item: 'bed-plates', createdBy: demoId, createdByName: leaderOf(rietkraagId).name },
      reason: 'Wij huren alle bedden van u. U kent de bedplaten dus al.',
      createdAt: workdayBefore(today, 10, 9),
      ...{ answeredAt: workdayBefore(today, 8, 16), answeredByName: 'Sanne Bakker' },
      agreed: false,
      answer: 'Dat klopt voor de begane grond. Wilt u van de eerste verdieping nog één foto sturen?',
    },
    {
      ...{ ...of, locationIndex: 1, item: 'newsletter', createdByName: 'Tim Kuipers' },
      reason: 'De Lisdodde staat in het nieuwsbericht van Het Veerhuis.',
      createdAt: workdayBefore(today, 9, 10),
      ...{ answeredAt: workdayBefore(today, 7, 11), answeredByName: 'Sanne Bakker' },
      agreed: true,
      answer: 'Prima, dan is een eigen nieuwsbericht niet nodig.',
    },
  ]
}
