import { foldersOf } from '#app/platform/auth/access.ts'
import type { RateName } from '#app/platform/config/limits.ts'

/** Last folders of addresses that take more work than a page, and those that do so for a form that is sent. */
const costly = /^(csv|take-out|export|own-data|preview|search|suggestions|template|calendar|evidence\.pdf)$/
const costlyForms = /^(import|bulk)$/
/** Folders of a link in which each address is a file that is made. */
const costlyOfLinks = /^(letters|annexes)$/

/**
 * Which rate a request counts for. Only what the embedded identity provider counts by itself is not counted here.
 * @param pathname as the browser asked for it
 */
export function countedAs(method: string, pathname: string): RateName | null {
  const folders = foldersOf(pathname)
  const [first, second, ...rest] = folders
  switch (first) {
    case 'authentication':
      // Looking at the login page is no attempt: else anyone could keep a house out that has one address.
      return method === 'POST' ? (second === 'token' ? 'token' : 'login') : 'page'
    case 'identity':
      // Guesses are counted where it is known that they are some: see embedded/identity/tries.ts.
      return method === 'POST' && second === 'u' && rest[0] !== 'login' ? 'password' : null
    case 'share':
      return 'share'
    case 'verify':
    case 'proof':
      return method === 'POST' ? 'verify' : isCostly(method, folders) ? 'costly' : 'page'
    case 'calendar':
    case 'unsubscribe':
      return second === undefined ? 'page' : 'share'
    case 'api':
      return inApi([second ?? '', ...rest])
    default:
      if (first === 'ss' && second === 'api') return inApi(rest)
      if (method === 'POST' && isUpload(folders.join('/'))) return 'upload'
      return isCostly(method, folders) ? 'costly' : 'page'
  }
}

/** Which rate a request counts for that came by a link or feed that can be used: it guesses nothing. */
export function countedByLink(method: string, pathname: string): RateName {
  const folders = foldersOf(pathname)
  const isMade = folders[0] === 'calendar' || costlyOfLinks.test(folders[2] ?? '')
  return isMade || isCostly(method, folders) ? 'costly' : 'page'
}

function isCostly(method: string, folders: readonly string[]): boolean {
  const last = folders.at(-1) ?? ''
  return costly.test(last) || (method === 'POST' && costlyForms.test(last))
}

const isUpload = (path: string): boolean => path.endsWith('/upload') || path === 'organisation/logo'

function inApi(folders: readonly string[]): RateName {
  const path = folders.join('/')
  if (path === 'user_log') return 'usageReport'
  if (path === 'oauth/token') return 'token'
  return path === 'document/upload' ? 'upload' : 'api'
}
