/** What stands in the choice of an owner for nobody: an empty choice is none. */
export const nobody = 'nobody'
