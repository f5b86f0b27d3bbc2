/** How many rows can be checked at once: what is typed into them travels with the page. */
export const maxRows = 300

/** The longest text of a list, in characters: far more than its most rows take. */
export const longestText = 300_000

/** How many good rows stand in sight; the others are folded. */
export const goodInSight = 10
