/** For how many days a draft is kept. */
export const draftDays = 7

/** How many drafts one person may have; a new one takes the place of the oldest. */
export const draftsPerUser = 20

/**
 * How many bytes they may take, encrypted. The newest is kept however large it is; with others as large beside it, opening its
 * page would take seconds.
 */
export const draftBytesPerUser = 2 * 1024 * 1024
