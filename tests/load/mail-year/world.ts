import { randomUUID } from 'node:crypto'
import { workingDaysAfter, workingDaysBefore } from '#app/platform/calendar/working-days.server.ts'
import { addDays } from '#app/platform/i18n/dates.ts'
import { usualPreferences, type MailPreferences } from '#app/persistence/notifications/preferences.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { stepsInOrder } from '#drizzle/seed/demo-location.ts'
import { chanceFrom } from '../simulation/model.ts'

type Chance = ReturnType<typeof chanceFrom>

/** How people of a location keep to its plan: how many working days before a due day they do a task; negative is late. */
const paces = {
  steady: { lead: [0, 6], stopsAfter: null },
  late: { lead: [-9, 2], stopsAfter: null },
  early: { lead: [10, 25], stopsAfter: null },
  stalled: { lead: [-4, 4], stopsAfter: 7 },
} as const
type Pace = keyof typeof paces

/** Somebody of an organisation, or of the provider's staff. */
export type SimulatedPerson = {
  id: string
  organisationId: string | null
  name: string
  email: string
  /** Null where they chose nothing. */
  preferences: MailPreferences | null
}

/** A task of a location, with the calendar date on which it is done; null where it never is. */
export type PlannedTask = { item: string; on: number | null }

export type SimulatedLocation = {
  organisationId: string
  index: number
  id: string
  name: string
  pace: Pace
  /** Calendar dates: when people begin, the connection day as it is first, and where and when it is moved to. */
  begins: number
  connectionDay: number
  move: { on: number; to: number } | null
  tasks: PlannedTask[]
  /** Who works there. */
  worker: SimulatedPerson
}

export type World = { people: SimulatedPerson[]; staff: SimulatedPerson; locations: SimulatedLocation[] }

const preferences: (Partial<MailPreferences> | null)[] = [
  ...[null, null, { digestDay: 5, digestHour: 16 }, null, { quiet: { from: 18, until: 9 } }, null],
  ...[{ muted: ['reminder'] }, { digestDay: 3, digestHour: 12 }, null, { muted: ['digest'] }],
]

/**
 * Organisations with people and locations that are prepared one after the other over the year: most keep to the plan, some are
 * late, one in eight stands still half-way, one in eight is ready long before.
 * @param first calendar date
 * @param days how long
 */
export function makeWorld(first: number, days: number, organisations: number, seed: number): World {
  const chance = chanceFrom(`${seed} year of mail`)
  const staff = person(null, 'Sanne Bakker', null)
  const people: SimulatedPerson[] = []
  const locations: SimulatedLocation[] = []
  for (let n = 0; n < organisations; n += 1) {
    const organisationId = randomUUID()
    const own = Array.from({ length: 2 + (n % 3) }, (_, m) =>
      person(organisationId, `Persoon ${n}-${m}`, preferences[(n * 3 + m) % preferences.length] ?? null),
    )
    people.push(...own)
    for (let index = 0; index < 1 + (n % 4); index += 1) {
      const worker = own[index % own.length]
      if (!worker) continue
      const begins = workingDaysAfter(addDays(first, Math.floor(chance.next() * Math.max(1, days - 40))), 1)
      locations.push(location({ organisationId, index, worker, begins, n: n + index, chance }))
    }
  }
  return { people, staff, locations }
}

function person(organisationId: string | null, name: string, chosen: Partial<MailPreferences> | null): SimulatedPerson {
  const id = randomUUID()
  return {
    id,
    organisationId,
    name,
    email: `${id}@example.org`,
    preferences: chosen && { ...usualPreferences, ...chosen },
  }
}

type Begun = {
  organisationId: string
  index: number
  worker: SimulatedPerson
  begins: number
  n: number
  chance: Chance
}

function location({ organisationId, index, worker, begins, n, chance }: Begun): SimulatedLocation {
  const pace =
    (['steady', 'late', 'steady', 'stalled', 'steady', 'late', 'early', 'steady'] as const)[n % 8] ?? 'steady'
  const connectionDay = workingDaysAfter(begins, 33 + Math.floor(chance.next() * 12))
  const move = n % 5 === 2 ? { on: workingDaysAfter(begins, 15), to: workingDaysAfter(connectionDay, 10) } : null
  const { lead, stopsAfter } = paces[pace]
  const tasks = stepsInOrder.map((item, place): PlannedTask => {
    if (item === 'target-date') return { item, on: begins }
    if (stopsAfter !== null && place >= stopsAfter) return { item, on: null }
    const before = (findItem(item)?.dueBefore ?? 1) + Math.round(lead[0] + chance.next() * (lead[1] - lead[0]))
    const day = move && before < 20 ? move.to : connectionDay
    const on = before >= 0 ? workingDaysBefore(day, before) : workingDaysAfter(day, -before)
    return { item, on: Math.max(on, begins) }
  })
  return {
    ...{ organisationId, index, id: (0xa0000000 + index).toString(16), name: `Huis ${n}`, pace, begins },
    ...{ connectionDay, move, tasks, worker },
  }
}

/** Every third file comes back once; its new version is good. Working days after it was uploaded. */
export const isGood = ({ index }: Pick<SimulatedLocation, 'index'>, item: string): boolean =>
  (index + item.length) % 3 > 0
export const review = { decided: 2, newVersion: 5, decidedAgain: 7 }

/** Whether nothing of a task is left to do at an instant in milliseconds, of which only the day counts. */
export function isDoneAt(location: SimulatedLocation, item: string, at: number): boolean {
  const on = location.tasks.find((task) => task.item === item)?.on ?? null
  if (on === null || at < on) return false
  if (!findItem(item)?.hasDocuments || isGood(location, item)) return true
  return at < workingDaysAfter(on, review.decided) || at >= workingDaysAfter(on, review.newVersion)
}
