import { renderToStaticMarkup } from 'react-dom/server'
import type { Actor } from '#app/persistence/actor.ts'
import { textFor, textSourceFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { TextContext, useText } from '#app/platform/i18n/use-text.ts'
import { searchAddress, type SearchQuery } from './addresses.ts'
import { isEnough, searched } from './load.server.ts'
import { Hit } from './results.tsx'
import { rowOf, type SearchRow } from './rows.server.ts'
import { queryWords } from './words.ts'

/** What app/assets/search.js shows below the field, and says aloud; both empty where too little is typed to look for. */
export type Suggestions = { html: string; said: string }

/** How many of each kind, at most: the list stays within a screen. */
const most = 3

/** The first of what is found, drawn as a list below the field. */
export async function suggestionsFor(actor: Actor, asked: SearchQuery, language: Language): Promise<Suggestions> {
  const words = queryWords(asked.q)
  if (!isEnough(words)) return { html: '', said: '' }
  const { counts, hits, isPart } = await searched(actor, words, { kind: null, isOwn: false, page: 1, size: most })
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const rows = hits.map((hit) => rowOf(hit, words, language))
  const t = textFor(language, 'staff/search')
  return {
    html: renderToStaticMarkup(
      <TextContext.Provider value={textSourceFor(language)}>
        <List rows={rows} total={total} isPart={isPart} q={asked.q} />
      </TextContext.Provider>,
    ),
    said:
      total === 0
        ? t('none')
        : isPart
          ? t('foundPart', { count: total, q: asked.q })
          : t('suggestions.said', { count: total }),
  }
}

const isPlace = ({ kind }: SearchRow): boolean => kind === 'organisation' || kind === 'location'

type Props = { rows: readonly SearchRow[]; total: number; isPart: boolean; q: string }

/** Own customers, then people, who can be called at once, and what else belongs to a customer; those of others come last. */
function List({ rows, total, isPart, q }: Props) {
  const t = useText('staff/search')
  if (total === 0) return <p className="px-2 py-1">{t('none')}</p>
  const groups = [
    { title: t('suggestions.own'), rows: rows.filter((row) => isPlace(row) && row.isOwn) },
    { title: t('kinds.person'), rows: rows.filter(({ kind }) => kind === 'person') },
    { title: t('suggestions.files'), rows: rows.filter(({ kind }) => kind === 'document' || kind === 'link') },
    { title: t('suggestions.others'), rows: rows.filter((row) => isPlace(row) && !row.isOwn) },
  ].filter((group) => group.rows.length > 0)
  return (
    <div className="text-tag">
      {groups.map((group, at) => (
        <div key={group.title}>
          <p id={`suggestions-${at}`} className="px-2 pt-1 font-strong text-soft">
            {group.title}
          </p>
          <ul aria-labelledby={`suggestions-${at}`}>
            {group.rows.map((row) => (
              <Hit key={row.address + row.text.title + row.text.context} row={row} />
            ))}
          </ul>
        </div>
      ))}
      <p className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-2 text-soft">
        <a
          href={searchAddress({ q, kind: null, isOwn: false, page: 1 })}
          className="inline-flex min-h-target items-center"
        >
          {isPart ? t('foundPart', { count: total, q }) : t('suggestions.all', { count: total, q })}
        </a>
        <span aria-hidden className="hidden lg:inline">
          <kbd>↑</kbd> <kbd>↓</kbd> {t('suggestions.choose')} <kbd>Enter</kbd> {t('suggestions.open')}
        </span>
      </p>
    </div>
  )
}
