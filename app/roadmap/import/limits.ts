/** How many rows can be checked at once: what is typed into them travels with the page. */
export const maxRows = 300

/** How many good rows stand in sight; the others are folded. */
export const goodInSight = 10
