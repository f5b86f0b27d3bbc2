import { z } from 'zod'
import { cookieName, readCookies, setCookie } from './cookies.server.ts'
import { loginErrorOf, type LoginErrorCode } from './login-error.ts'
import { open, seal } from './seal.server.ts'

const name = 'routekaart.login_error'
const lifetime = 60

/**
 * A Set-Cookie header that makes the login page say, once, what went wrong. It holds a code and no text, so that nobody
 * can put words of their own on the page.
 */
export function flashLoginError(origin: string, code: string): string {
  return setCookie(origin, cookieName(origin, name), seal('login-error', code, lifetime), lifetime)
}

/** What the login page has to say; null where nothing went wrong in the last minute. */
export function readLoginError(origin: string, cookieHeader: string | null): LoginErrorCode | null {
  const sealed = readCookies(cookieHeader).get(cookieName(origin, name))
  const code = sealed ? z.string().safeParse(open('login-error', sealed)).data : undefined
  return code === undefined ? null : loginErrorOf(code)
}

/** A Set-Cookie header that removes what the login page had to say. */
export const clearLoginError = (origin: string): string => setCookie(origin, cookieName(origin, name), '', 0)
