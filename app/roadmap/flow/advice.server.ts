import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { advised, looksOdd } from '../rules/dutch-numbers.ts'
import type { ItemReviews } from './item-reviews.ts'

/**
 * What stands beside single fields: what reviewers asked of them, and advice where what is saved looks like a slip. Advice
 * keeps nobody from anything.
 * @param stored the fields as they are kept, or nothing
 */
export function marksWithAdvice({ marks }: ItemReviews, stored: unknown, language: Language): ItemReviews['marks'] {
  const t = textFor(language, 'roadmap/flow')
  const all = { ...marks }
  for (const [group, values] of Object.entries<unknown>(Object(stored))) {
    for (const field of advised) {
      const name = `${group}.${field}`
      if (looksOdd(field, Object(values)[field])) all[name] = [...(all[name] ?? []), t(`advice.${field}`)]
    }
  }
  return all
}
