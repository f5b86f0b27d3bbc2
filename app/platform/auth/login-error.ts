import { nl } from './nl.ts'

/** What can go wrong in signing in, as far as there are words of its own for it. */
export type LoginErrorCode = keyof typeof nl.errors

const isKnown = (code: string): code is LoginErrorCode => Object.hasOwn(nl.errors, code)

/** The code of the words for an error; `login_failed` for all that nothing is known about. */
export const loginErrorOf = (code: string): LoginErrorCode => (isKnown(code) ? code : 'login_failed')

/** The same for an answer of a window: null where there is nothing to tell. */
export const toldErrorOf = (code: string, description: string): LoginErrorCode | null =>
  description === '' ? null : loginErrorOf(code)
