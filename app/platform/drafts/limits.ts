/** For how many days a draft is kept. */
export const draftDays = 7

/** How many drafts one person may have; a new one takes the place of the oldest. */
export const draftsPerUser = 20
