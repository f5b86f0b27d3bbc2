/** The fields of a user as a form holds them, in its order. */
export const userFields = ['name', 'email', 'organisation', 'language'] as const
/** The organisation is an id, or 'staff'. */
export type UserValues = Record<(typeof userFields)[number], string>

/** What a form says of anyone who belongs to the provider. */
export const staffOption = 'staff'
