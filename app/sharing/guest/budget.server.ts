import { guestBudgets } from '#app/platform/config/limits.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { spend, type Spending } from '#app/persistence/links/share-budgets.server.ts'
import type { Guest } from './guest.server.ts'

/** Takes from what may come by a link today; false where that is more than is left. */
export const takeFromBudget = ({ link }: Pick<Guest, 'link'>, spending: Spending): Promise<boolean> =>
  spend(link, spending, guestBudgets)

/** Takes one answer from what may come by a link today; what to say where that is one too many, null where it is not. */
export const takeAnswer = async (guest: Pick<Guest, 'link'>, language: Language) =>
  (await takeFromBudget(guest, { answers: 1 })) ? null : overBudget(language, 'answers')

/** What is answered beyond a budget: until when to wait, and why. */
export function overBudget(language: Language, what: 'answers' | 'files') {
  return { words: textFor(language, 'sharing/guest')(`budget.${what}`), init: untilTomorrow() }
}

/** Status and headers of an answer that says to wait until the next day of UTC. */
export function untilTomorrow() {
  const day = 86_400
  const seconds = day - (Math.floor(Date.now() / 1000) % day)
  return { status: 429, headers: { 'Retry-After': String(seconds) } }
}
