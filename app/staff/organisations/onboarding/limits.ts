/** How many locations and people can be added at once, over all organisations of a list; and how many organisations. */
export const [maxLocations, maxPeople, maxOrganisations] = [200, 200, 50]

/** The longest text of each list, in characters: far more than its most lines take. */
export const longest = { locations: 40_000, people: 60_000, sheet: 200_000 }

/** How many problems of one list are told at once. */
export const maxTold = 20
