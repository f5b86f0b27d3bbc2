/** The name under which a form says with whom staff are on the phone. No task has a field of this name. */
export const personField = 'behalfOf'
