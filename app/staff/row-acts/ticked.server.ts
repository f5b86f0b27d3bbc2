import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** How many rows something is done to at once: more than stand on a page. */
const most = 100

/** The rows of a list that were ticked, each once, and why nothing is done to them; null where it can be. */
export type Ticked = { ids: string[]; problem: string | null }

/** Reads the rows that were ticked: what is no id of a row is like a row that is gone. */
export function tickedIn(form: FormData, language: Language): Ticked {
  const t = textFor(language, 'staff/row-acts')
  const ids = [
    ...new Set(form.getAll('ids').flatMap((id) => (typeof id === 'string' && id !== '' ? id.slice(0, 400) : []))),
  ]
  if (ids.length === 0) return { ids, problem: t('nothing') }
  return ids.length > most ? { ids: ids.slice(0, most), problem: t('tooMany', { most }) } : { ids, problem: null }
}

/** A list with all rows of its page ticked, for those who cannot tick them by script. */
export function tickAllAt(address: string, query: URLSearchParams) {
  const [path, rest] = address.split('?')
  const all = new URLSearchParams(rest)
  all.set('tick', 'all')
  return { href: `${path}?${all}`, isTicked: query.get('tick') === 'all' }
}
