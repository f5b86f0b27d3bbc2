const day = 86_400_000

/**
 * The calendar dates on which the first weeks end, counted from the connection day: the tours of the app after 14 days,
 * the schedule for getting used to it after 4 to 6 weeks.
 */
export const firstWeeks = (connectionDay: number): { tours: number; from: number; to: number } => ({
  tours: connectionDay + 13 * day,
  from: connectionDay + 28 * day,
  to: connectionDay + 42 * day,
})

/** What is known only roughly, in minutes; times of day since midnight. */
export type Between = { from: number; to: number }

const minutesPerRoom: Between = { from: 3, to: 5 }

/** How long connecting takes, in whole and half hours: 3 to 5 minutes for each bed's room. */
export function connectionHours(numberOfBeds: number): { from: number; to: number } {
  const halfHours = (minutes: number) => Math.max(1, Math.round(minutes / 30)) / 2
  const from = halfHours(numberOfBeds * minutesPerRoom.from)
  return { from, to: Math.max(from + 0.5, halfHours(numberOfBeds * minutesPerRoom.to)) }
}

/** When we arrive on the connection day. */
export const arrival: Between = { from: 9 * 60 + 30, to: 10 * 60 }

/** Later than this nobody plans: what may not be ready by then is arranged with the location. */
export const endOfDay = 17 * 60

/** A ward on the connection day; without times where it may not be ready before the end of the day. */
export type Visit<Ward> = { ward: Ward; times: { begins: Between; ready: Between } | null }

/**
 * The connection day, ward after ward in the order given: the earliest times are those of an early arrival and quick
 * rooms, the latest those of a late arrival and slow ones. Nothing but rooms is counted: no way to go, no pause.
 */
export function planDay<Ward extends { numberOfBeds: number }>(wards: readonly Ward[]): Visit<Ward>[] {
  let begins = arrival
  return wards.map((ward) => {
    const ready = {
      from: begins.from + ward.numberOfBeds * minutesPerRoom.from,
      to: begins.to + ward.numberOfBeds * minutesPerRoom.to,
    }
    const times = ready.to > endOfDay ? null : { begins: inFives(begins), ready: inFives(ready) }
    begins = ready
    return { ward, times }
  })
}

/** On how many days to count: late arrivals, slow rooms, and no further than the end of the day. */
export const connectionDays = (numberOfBeds: number): number =>
  Math.max(1, Math.ceil((numberOfBeds * minutesPerRoom.to) / (endOfDay - arrival.to)))

/** Whole five minutes are precise enough; never later than the earliest nor earlier than the latest. */
const inFives = ({ from, to }: Between): Between => ({ from: Math.floor(from / 5) * 5, to: Math.ceil(to / 5) * 5 })

/** How many start meetings so many care staff need: groups of 4 to 12, and a second meeting above 10. */
export const startMeetingsFor = (careStaff: number): number =>
  careStaff <= 10 ? 1 : Math.max(2, Math.ceil(careStaff / 12))
