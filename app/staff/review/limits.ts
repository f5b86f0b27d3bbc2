/** The most characters that a reason for sending a document back may have. */
export const longestReason = 2000
