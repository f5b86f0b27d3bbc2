import type { nl } from './nl.ts'

export const en = {
  signedOut: 'You were no longer signed in. We’ve kept what you typed. It’s waiting on the page where you were.',
} satisfies typeof nl
