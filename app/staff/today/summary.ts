import type { PlaceRecords } from '#app/persistence/staff/board.server.ts'
import { keyDates } from '#app/roadmap/flow/key-dates.ts'
import { isInitialised, type Location } from '#app/roadmap/flow/locations.ts'
import { cardItems, countCompleted, routeCard } from '#app/roadmap/flow/route-card.ts'
import type { State } from '#app/roadmap/rules/progress.ts'

/** How far a location is, computed once from what was filled in and kept until something of it changes. */
export type Summary = {
  row: string
  index: number
  name: string
  isInitialised: boolean
  /** Of the items of its roadmap, in order. */
  states: State[]
  completed: number
  total: number
  overall: 'none' | 'busy' | 'done'
  /** The step it is at, from 1; null where all are completed. */
  step: number | null
  /** Calendar date by which the next item should be done; null where none is known. */
  nextDue: number | null
  /** Calendar date; the definitive day, else the target date. */
  connectionDay: number | null
  isDefinitive: boolean
  /** Instants. */
  startMeetings: number[]
  /** How many documents wait for a check. */
  toReview: number
  /** The location says that the WiFi test is on, and nobody has confirmed it yet. */
  isWifiToConfirm: boolean
}

type Given = {
  organisationName: string
  location: Location
  /** Of the organisation as a whole. */
  shared: ReadonlyMap<string, unknown>
  /** Of this location. */
  forms: ReadonlyMap<string, unknown>
  documents: PlaceRecords['documents']
}

/** Sums up one location by the rules of its route card. */
export function summarise({ organisationName, location, shared, forms, documents }: Given): Summary {
  const fieldsOf = (formType: string) => forms.get(formType) ?? shared.get(formType)
  const sections = routeCard('location', {
    locationIndex: location.index,
    organisationName,
    locationName: location.name,
    fieldsOf,
    documents: documents.map((document) => ({ ...document, replacedAt: null })),
  })
  const items = cardItems(sections)
  const due = items.flatMap(({ dueOn }) => (dueOn === null ? [] : [dueOn]))
  const { completed, total } = countCompleted(sections)
  const isOpen = (section: (typeof sections)[number]) => {
    const count = countCompleted([section])
    return count.completed < count.total
  }
  const states = items.map(({ state }) => state)
  return {
    row: location.id,
    index: location.index,
    name: location.name,
    isInitialised: isInitialised(location),
    states,
    completed,
    total,
    overall: completed === total ? 'done' : states.every((state) => state === 'none') ? 'none' : 'busy',
    step: sections.find(isOpen)?.number ?? null,
    nextDue: due.length > 0 ? Math.min(...due) : null,
    ...keyDates(fieldsOf),
    toReview: documents.filter(waitsForCheck).length,
    isWifiToConfirm: isWifiToConfirm(forms.get('wifi-test')),
  }
}

const waitsForCheck = ({ userUploaded, accepted, returnReason, scan }: PlaceRecords['documents'][number]): boolean =>
  userUploaded && !accepted && returnReason === null && scan !== 'infected'

const isWifiToConfirm = (fields: unknown): boolean =>
  typeof fields === 'object' &&
  fields !== null &&
  'isOn' in fields &&
  fields.isOn === 'yes' &&
  !('confirmed' in fields && fields.confirmed === true)

/** Who has to do something next. */
export type WaitsFor = 'us' | 'reviewer' | 'them' | 'nobody'

/** Whom a location waits for: us before others, a reviewer who has a link before the organisation itself. */
export function waitsFor(
  summary: Pick<Summary, 'toReview' | 'isWifiToConfirm' | 'overall'>,
  hasOpenLink: boolean,
): WaitsFor {
  if (summary.toReview > 0 || summary.isWifiToConfirm) return 'us'
  if (hasOpenLink) return 'reviewer'
  return summary.overall === 'done' ? 'nobody' : 'them'
}
