import type { nl } from './nl.ts'

/** Of forms that cannot be read: only the server says it, so that no page carries these words. */
export const en = {
  unreadableForm: 'What you sent didn’t arrive properly. Nothing was saved. Go back and send it again.',
  tooManyFields: 'This form has more fields than we accept. Nothing was saved.',
} satisfies typeof nl
