/** The intent of a form that throws away what was typed by a link and is not saved. */
export const discardDraft = 'discard-draft'
