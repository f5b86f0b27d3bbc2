/** The page on which who signed gets evidence again, when their link has ended. */
export const proofAddress = (number: string): string => `/proof/${number}`
