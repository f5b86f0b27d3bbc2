import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Actor } from '#app/persistence/actor.ts'
import { textFor, textSourceFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { TextContext } from '#app/platform/i18n/use-text.ts'
import type { SearchQuery } from './addresses.ts'
import { isEnough, searched } from './load.server.ts'
import { rowOf } from './rows.server.ts'
import { SuggestionList } from './suggestion-list.tsx'
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
  const list = createElement(SuggestionList, { rows, total, isPart, q: asked.q })
  return {
    html: renderToStaticMarkup(createElement(TextContext.Provider, { value: textSourceFor(language) }, list)),
    said: saidOf(total, isPart, asked.q, language),
  }
}

function saidOf(total: number, isPart: boolean, q: string, language: Language): string {
  const t = textFor(language, 'staff/search')
  if (total === 0) return t('none')
  return isPart ? t('foundPart', { count: total, q }) : t('suggestions.said', { count: total })
}
