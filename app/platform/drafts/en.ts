import type { nl } from './nl.ts'

export const en = {
  signedOut: 'You were no longer logged in. What you typed has been kept. It is waiting on the page where you were.',
} satisfies typeof nl
