/** How long a reason, or the answer to it, may be: characters. */
export const longestReason = 2000
