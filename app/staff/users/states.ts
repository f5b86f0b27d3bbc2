/** How somebody can stand; the list can be narrowed to each. */
export const userStates = ['active', 'waiting', 'disabled'] as const

/** What a list of users can be sorted by; the first one is that of who asks for none. */
export const userSorts = ['name', 'email', 'organisation', 'invited', 'seen'] as const
