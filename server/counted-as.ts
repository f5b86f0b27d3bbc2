import { foldersOf } from '#app/platform/auth/access.ts'
import type { RateName } from '#app/platform/config/limits.ts'

/**
 * Which rate a request counts for. Pages and their forms are not counted.
 * @param pathname as the browser asked for it
 */
export function countedAs(method: string, pathname: string): RateName | null {
  const [first, second, ...rest] = foldersOf(pathname)
  switch (first) {
    case 'authentication':
      // Looking at the login page is no attempt: else anyone could keep a house out that has one address.
      return method === 'POST' ? (second === 'token' ? 'token' : 'login') : null
    case 'identity':
      // Guesses are counted where it is known that they are some: see embedded/identity/tries.ts.
      return method === 'POST' && second === 'u' && rest[0] !== 'login' ? 'password' : null
    case 'share':
      return 'share'
    case 'verify':
      return method === 'POST' ? 'verify' : null
    case 'calendar':
    case 'unsubscribe':
      return second === undefined ? null : 'share'
    case 'api':
      return inApi([second ?? '', ...rest])
    default:
      if (first === 'ss' && second === 'api') return inApi(rest)
      return method === 'POST' && isUpload([first, second, ...rest].join('/')) ? 'upload' : null
  }
}

const isUpload = (path: string): boolean => path.endsWith('/upload') || path === 'organisation/logo'

function inApi(folders: readonly string[]): RateName {
  const path = folders.join('/')
  if (path === 'user_log') return 'usageReport'
  if (path === 'oauth/token') return 'token'
  return path === 'document/upload' ? 'upload' : 'api'
}
