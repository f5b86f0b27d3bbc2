const year = new Date().getFullYear() + 1

/** A day as date fields take it, and as it is kept: midnight of that day in UTC. */
const dayInMarch = (day: number) => ({
  typed: `${year}-03-${String(day).padStart(2, '0')}`,
  kept: Date.UTC(year, 2, day),
})

/** The year in which everything takes place, in full. */
export const inYear = String(year)

export const targetDay = dayInMarch(16)

/** Not the target date, so that one cannot be taken for the other. We arrive at half past nine. */
export const connectionDay = { ...dayInMarch(18), arrival: `${year}0318T083000Z` }

/** Half past ten in the Netherlands, where it is winter: half past nine in UTC. */
export const startMeeting = {
  ...dayInMarch(9),
  time: '10:30',
  kept: Date.UTC(year, 2, 9, 9, 30),
  starts: `${year}0309T093000Z`,
}
