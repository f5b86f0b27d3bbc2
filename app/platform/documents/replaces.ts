/**
 * The name of the field that says which documents get a new version. It has a colon, like all that a form says about
 * itself: what it holds is not taken for something typed.
 */
export const replacesField = 'upload:replaces'
