import { redirectDocument, type AppLoadContext } from '@remix-run/node'
import { requireUser } from './guard.server.ts'
import { safeReturnTo } from './return-to.ts'
import type { Session } from './session.server.ts'

/** Seconds after a sign-in in which pages that do harm open. */
export const freshFor = 300
/** Seconds more in which a form that such a page showed is taken: it has to be filled in. */
const grace = 600

/** Whether somebody showed the provider who they are a short while ago. A program's token is no session that could be left open. */
export function isFresh({ provedAt, idHash }: Session, seconds = freshFor): boolean {
  if (idHash.length === 0) return true
  return provedAt !== null && Date.now() - provedAt.getTime() <= seconds * 1000
}

/** Whether a form of such a page still counts. */
export const isFreshEnough = (context: AppLoadContext): boolean => isFresh(requireUser(context), freshFor + grace)

/**
 * Asks for a new sign-in before a page that does harm, such as erasing somebody or taking everything out. The reader
 * comes back to a page afterwards; what was posted too late is not done.
 * @param context of the request; nothing happens where the sign-in was a short while ago
 * @param page to come back to, the one asked for where nothing else is said: for a file the page that leads to it
 * @param isPost whether a form is taken, which may come somewhat later than its page
 * @throws a redirect to the page that says why
 */
export function requireFresh(context: AppLoadContext, page: string = context.path, isPost = false): void {
  const session = requireUser(context)
  if (isPost ? isFreshEnough(context) : isFresh(session)) return
  throw redirectDocument(signInAgainPath(page), 303)
}

/** The page that asks for a new sign-in, and leads back. */
export const signInAgainPath = (page: string): string =>
  `/authentication/again?${new URLSearchParams({ returnTo: safeReturnTo(page) })}`
