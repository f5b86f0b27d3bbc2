import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { allItems } from '../registry.ts'
import { shownNumber } from '../rules/roadmap.ts'
import { shortName } from './short-name.ts'
import type { KeptStanding } from './standing.ts'

/** What stands on the tag of a task in place of its state. */
export type Tag = { sign: 'busy' | 'waiting' | 'returned' | 'not-needed'; words: string }

const numbers = new Map(allItems.map(({ item, number }) => [item.key, shownNumber(item, number)]))

/**
 * What the tag of a task says of who has to act; null where its state says it: somebody of the place has to, or nobody.
 * @param reader the account that reads it: what they were given is theirs to do; null for provider staff
 */
export function tagOf(
  { shown, state, holder, who, subject }: KeptStanding,
  { reader, language }: { reader: string | null; language: Language },
): Tag | null {
  const t = textFor(language, 'roadmap/standing')
  if (shown === 'returned') return { sign: 'returned', words: t('tag.returned') }
  if (shown === 'not-needed') return { sign: 'not-needed', words: t('tag.notNeeded') }
  if (shown === 'busy' && state !== 'busy') return { sign: 'busy', words: t('tag.busy') }
  if (shown !== 'waits') return null
  if (holder === 'provider') return { sign: 'waiting', words: t('tag.provider') }
  if (holder === 'task') return { sign: 'waiting', words: t('tag.task', { number: numbers.get(subject ?? '') ?? '' }) }
  if (who !== null && who.id !== null && who.id === reader) return null
  const name = shortName(who?.name ?? '')
  return {
    sign: 'waiting',
    words: name ? t(`tag.${holder === 'colleague' ? holder : 'guest'}`, { name }) : t('tag.someone'),
  }
}
