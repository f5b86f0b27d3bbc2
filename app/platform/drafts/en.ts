import type { nl } from './nl.ts'

/** What the server says of forms that it could not take: no page carries these words. */
export const en = {
  signedOut: 'You were no longer signed in. We’ve kept what you typed. It’s waiting on the page where you were.',
  unreadableForm: 'What you sent didn’t arrive properly. Nothing was saved. Go back and send it again.',
  tooManyFields: 'This form has more fields than we accept. Nothing was saved. Open the page again.',
} satisfies typeof nl
