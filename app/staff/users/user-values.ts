/** The fields of a user as a form holds them, in its order. */
export const userFields = ['name', 'email', 'organisation', 'language'] as const
export type UserField = (typeof userFields)[number]
/** The organisation is an id, or 'staff'. */
export type UserValues = Record<UserField, string>
/** What is wrong, in the reader's language. */
export type UserErrors = Partial<UserValues>

/** What a form says of whoever belongs to the provider. */
export const staffOption = 'staff'
