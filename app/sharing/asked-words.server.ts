import { formatFullDay, parseDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { rightKey } from './sent/right-key.ts'
import { titleOfLink } from './sent/link-words.server.ts'

type Asking = Pick<ShareLink, 'purpose' | 'may' | 'items' | 'wishedDay'>

/** Who asks, for which organisation, and about which of its locations; null where it is about the organisation as a whole. */
type Sender = { sender: string; organisation: string; location: string | null }

/**
 * What a link asks of its recipient, as the subject of its mail and the head of its page say it: who asks, what to do with which task
 * of which place; then how long it takes and by when, as far as that is known. Without a full stop at the end.
 */
export function askedWords(link: Asking, { sender, organisation, location }: Sender, language: Language): string {
  const t = textFor(language, 'sharing/mail')
  const title = titleOfLink(link, language)
  const asks = t(`asks.${rightKey(link.purpose, link.may)}`, {
    who: link.purpose === 'prospect' ? sender : t('asks.who', { sender, organisation }),
    what: location ? t('asks.whatAt', { title, location }) : t('asks.what', { title }),
  })
  return [asks, whenWords(link, language)].filter(Boolean).join('. ')
}

/** How long a task takes that is to be done, and by when its sender would like it; '' where neither is known. */
function whenWords(link: Asking, language: Language): string {
  const t = textFor(language, 'sharing/mail')
  const count = isToDo(link) ? link.items.reduce((sum, key) => sum + (findItem(key)?.minutes ?? 0), 0) : 0
  const minutes = count > 0 ? t('asks.minutes', { count }) : ''
  const day = parseDay(link.wishedDay ?? '')
  if (day === null) return minutes
  const wish = { day: formatFullDay(day, language) }
  return minutes ? t('asks.minutesBy', { minutes, ...wish }) : t('asks.by', wish)
}
