import { safeReturnTo } from '#app/auth/return-to.ts'
import { isLanguage, type Language } from '#app/i18n/languages.ts'

/** What the pressed button of a page asks for, besides saving. */
export type GoTo =
  | { to: 'next' | 'back' | 'save' | 'rows' }
  | { to: 'add'; list: string }
  | { to: 'remove'; list: string; id: string; confirmed: boolean }
  | { to: 'language'; language: Language }
  | { to: 'path'; path: string }

/**
 * Reads the `goTo` of a form; anything unknown, or none, means the next page, as the Enter key does. `removed` is what
 * `remove` becomes once the reader has said yes.
 */
export function readGoTo(value: FormDataEntryValue | null): GoTo {
  if (typeof value !== 'string') return { to: 'next' }
  const [word = '', list = '', id = ''] = value.split(':')
  if (word === 'back' || word === 'save' || word === 'rows') return { to: word }
  if (word === 'add' && list) return { to: 'add', list }
  if ((word === 'remove' || word === 'removed') && list && id) {
    return { to: 'remove', list, id, confirmed: word === 'removed' }
  }
  if (word === 'language' && isLanguage(list)) return { to: 'language', language: list }
  return value.startsWith('/') ? { to: 'path', path: safeReturnTo(value) } : { to: 'next' }
}
