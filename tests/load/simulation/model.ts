/**
 * The morning that is simulated: Monday at nine, with as much as the portal is to bear. Every number of it stands here;
 * none is measured of people, because there were none yet: they are what capacity is computed for.
 */
export const monday = {
  /** Locations on the portal, and people who come that morning. */
  locations: 100_000,
  people: 10_000,
  /** Of these people, how many are provider staff, and how many come by a link, without an account. */
  staff: 0.01,
  guests: 0.05,
  /** Which part of the locations belongs to organisations of so many. */
  sizes: [
    { locations: 1, part: 0.1 },
    { locations: 3, part: 0.2 },
    { locations: 5, part: 0.2 },
    { locations: 40, part: 0.2 },
    { locations: 300, part: 0.3 },
  ],
  /**
   * When people come: spread normally around nine o'clock, with this standard deviation (minutes); nobody comes earlier
   * or later than two of them. At nine there come people / (deviation x 2.51) a minute.
   */
  deviation: 10,
  /** Who has a session still (it lasts a day without use), and who has nothing of the portal in the browser's cache. */
  hasSession: 0.4,
  hasEmptyCache: 0.2,
  /** Seconds between two pages, and before a form is sent: medians of a lognormal distribution with this sigma. */
  reading: 15,
  typing: 45,
  sigma: 0.7,
  /** How many tasks are opened, each as likely; in how many of them something is saved. */
  tasks: [1, 2, 3],
  saves: 0.7,
  /** Who works at the same form of the same location as a colleague, at the same time. */
  together: 0.1,
  /** Who uploads a file, how large it is (bytes, the median), who looks at documents and at the organisation, who signs out. */
  uploads: 0.15,
  fileSize: 150_000,
  documents: 0.3,
  overview: 0.3,
  signsOut: 0.2,
  /** Pages that are scrolled far enough to be told to the usage log. */
  scrolls: 0.5,
} as const

/** How much of that Monday is played, and how fast. */
export type Extent = {
  /** Of locations and people. */
  share: number
  /** How many times faster than on that Monday: the load on the machine is that of share x pace of the people. */
  pace: number
  /** Of what is chosen by chance: the same one gives the same morning. */
  seed: number
  /** How many requests go to the other server before the one that was killed is started again. */
  away: number
}

/** Numbers by chance that are the same each time. */
export type Chance = {
  /** From 0 up to 1. */
  next: () => number
  is: (probability: number) => boolean
  one: <T>(of: readonly T[]) => T | undefined
  /** Of a lognormal distribution with this median. */
  around: (median: number) => number
  /** Minutes from the beginning until somebody comes. */
  arrival: () => number
}

/** @param seed two words that differ give numbers that have nothing to do with each other */
export function chanceFrom(seed: string): Chance {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  // mulberry32, in the public domain.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Box and Muller.
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const arrival = (): number => {
    const deviations = normal()
    return Math.abs(deviations) > 2 ? arrival() : (deviations + 2) * monday.deviation
  }
  return {
    next,
    is: (probability) => next() < probability,
    one: (of) => of[Math.floor(next() * of.length)],
    around: (median) => median * Math.exp(monday.sigma * normal()),
    arrival,
  }
}
