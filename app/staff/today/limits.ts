/** How long a note may be, and the name of a view. */
export const longest = { note: 2000, view: 60 }
