import type { StaffRole } from '#app/persistence/staff-rights.ts'

/** The fields of a user as a form holds them, in its order. */
export const userFields = ['name', 'email', 'organisation', 'role', 'language'] as const
/** The organisation is an id, or 'staff'; the role is one of `staffRoles`, and counts for staff alone. */
export type UserValues = Record<(typeof userFields)[number], string>

/** What a form says of anyone who belongs to the provider. */
export const staffOption = 'staff'

/** What somebody who becomes staff may do, unless it is said otherwise. */
export const usualRole = 'manager' satisfies StaffRole
