import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { PlacedEntry } from '../attention/read.server.ts'
import { itemTitle } from '../flow/words.server.ts'
import { placeName, taskOf, type Reading } from './entry-words.server.ts'

const named = 3

/**
 * What is said where no task asks anything of a leader: never that nothing is to do while an entry for them stands.
 * @param entries of the leader
 */
export function calmWords(entries: readonly PlacedEntry[], reading: Reading) {
  const { language } = reading
  const t = textFor(language, 'roadmap/home')
  const looking = entries.filter(({ kind }) => kind === 'waits-for-provider').map((entry) => inWords(entry, reading))
  if (entries.length > looking.length) {
    return { isDone: false, heading: t('calm.news'), text: t('calm.newsText') }
  }
  if (looking.length === 0) return { isDone: true, heading: t('calm.done'), text: t('calm.doneText') }
  const count = looking.length - named
  const list = looking.slice(0, named).join(', ')
  return {
    ...{ isDone: true, heading: t('calm.looking') },
    text: count > 0 ? t('calm.lookingMore', { list, count }) : t('calm.lookingAt', { list }),
  }
}

function inWords(entry: PlacedEntry, reading: Reading): string {
  const item = taskOf(entry)?.item
  return [item && itemTitle(item, reading.language), `(${placeName(entry, reading)})`].filter(Boolean).join(' ')
}
