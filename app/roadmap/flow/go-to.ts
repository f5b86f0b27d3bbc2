import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { isDraftId } from '#app/platform/drafts/draft-id.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'

/** What the pressed button of a page asks for, besides saving. */
export type GoTo =
  | { to: 'next' | 'back' | 'save' | 'stay' | 'keep' | 'rows' | 'preview' | 'leave' }
  | { to: 'month'; name: string; month: string }
  | { to: 'add'; list: string }
  | { to: 'person'; at: string; nth: number }
  | { to: 'known'; at: string; id: string }
  | { to: 'count'; name: string; by: 1 | -1 }
  | { to: 'remove'; list: string; id: string; confirmed: boolean }
  | { to: 'fewer'; list: string; count: number }
  | { to: 'language'; language: Language }
  | { to: 'discard'; id: string }
  | { to: 'path'; path: string }

const plain = ['back', 'save', 'stay', 'keep', 'rows', 'preview', 'leave'] as const
const isPlain = (word: string): word is (typeof plain)[number] => plain.some((known) => known === word)

/** Where one logs out: a way out that leads nowhere back. */
export const logOutPath = '/authentication/logout'

/**
 * Reads the `goTo` of a form; anything unknown, or none, means the next page, as the Enter key does. `stay` is the
 * button of the warning that the session ends; `keep` is what the browser saves by itself; `removed` is what `remove`
 * becomes once the reader has said yes; `fewer` says that the rows go which he chose, so that this many stay. `preview`,
 * `month` and `leave` save nothing: they show what a date means, show another month to choose from, and leave the date as
 * it is; `less` and `more` change a number by one and save it with the page; `person` fills in who was chosen
 * in one of the lists of known people, `known` whose button it was.
 */
export function readGoTo(value: FormDataEntryValue | null): GoTo {
  if (typeof value !== 'string') return { to: 'next' }
  const [word = '', list = '', id = ''] = value.split(':')
  if (isPlain(word)) return { to: word }
  if (word === 'month' && list && id) return { to: 'month', name: list, month: id }
  if (word === 'person' && /^\d{1,3}$/.test(list) && id) return { to: 'person', at: id, nth: Number(list) }
  if (word === 'known' && list && id) return { to: 'known', id: list, at: id }
  if ((word === 'less' || word === 'more') && list) return { to: 'count', name: list, by: word === 'less' ? -1 : 1 }
  if (word === 'add' && list) return { to: 'add', list }
  if ((word === 'remove' || word === 'removed') && list && id) {
    return { to: 'remove', list, id, confirmed: word === 'removed' }
  }
  if (word === 'fewer' && list && /^[1-9]\d{0,3}$/.test(id)) return { to: 'fewer', list, count: Number(id) }
  if (word === 'language' && isLanguage(list)) return { to: 'language', language: list }
  if (word === 'discard' && isDraftId(list)) return { to: 'discard', id: list }
  // Signing in is nowhere to return to, but logging out is a way out.
  if (value === logOutPath) return { to: 'path', path: logOutPath }
  return value.startsWith('/') ? { to: 'path', path: safeReturnTo(value) } : { to: 'next' }
}
