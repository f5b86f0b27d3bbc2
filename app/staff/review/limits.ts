/** The most characters that a reason for sending a document back may have. */
export const longestReason = 2000
/** The most characters that a reason may have that is kept to be used again. */
export const longestKeptReason = 200
