import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Delivery, UndeliveredWhy } from '#app/persistence/mail/delivery.server.ts'

/** Why an address takes no mail or a message did not arrive, as a sentence. */
export const whyWords = (why: UndeliveredWhy, language: Language): string =>
  textFor(language, 'platform/mail')(`why.${why}`)

/** What became of a message behind the mail server that took it; null where nobody told. */
export function deliveryWords(
  { delivery, undeliveredWhy: why }: { delivery: Delivery | null; undeliveredWhy: UndeliveredWhy | null },
  language: Language,
): string | null {
  if (delivery === null) return null
  const told = textFor(language, 'platform/mail')(`deliveries.${delivery}`)
  return why === null || why === 'spam' ? told : `${told} ${whyWords(why, language)}`
}
