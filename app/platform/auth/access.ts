import { signingExample } from '../site/signing-example.ts'

/**
 * Who may ask for a path. `api` answers with JSON instead of a way to the login page; `program` does too, and looks itself for a
 * secret: of the settings, or of a program of the provider. Of `token` the address itself is enough, wherever a form is sent from:
 * mail providers send it.
 */
export type Access = 'public' | 'signed-in' | 'admin' | 'api' | 'program' | 'token'

const publicFolders = ['authentication', 'share', 'proof', 'identity', 'assets', 'fonts']
const publicPages = [
  '/language',
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/ss/api/openapi.json',
  '/api/docs',
  '/verify',
  '/verify/json',
  signingExample,
]
const programs = ['/api/mail/events', '/ss/api/mail/events', '/api/oauth/token', '/ss/api/oauth/token']

/**
 * Who may ask for a path, seen the way the router sees it: it also takes other cases, percent signs, double slashes and
 * slashes at the end for the same page. In doubt a path counts as protected.
 * @param pathname as `new URL(…).pathname` gives it, so without `..`
 */
export function accessTo(pathname: string): Access {
  const path = decoded(pathname)
  if (path === null) return 'signed-in'
  const [first, second, ...rest] = foldersOf(pathname)
  if (first === 'admin') return 'admin'
  if (publicPages.includes(pathname)) return 'public'
  if (programs.includes(pathname)) return 'program'
  if (first === 'api' || (first === 'ss' && second === 'api')) return 'api'
  const hasOddSlashes = /\/\/|\\|%2f|%5c/i.test(`${path} ${pathname}`)
  if (hasOddSlashes || first === undefined) return 'signed-in'
  // Below the file of what comes up, which is for who is signed in, stand the feeds.
  const isOneBelow = second !== undefined && rest.length === 0
  if (first === 'unsubscribe' && isOneBelow) return 'token'
  return (first === 'calendar' && isOneBelow) || publicFolders.includes(first) ? 'public' : 'signed-in'
}

/** The parts of a path as the router sees them, in small letters; none where it cannot be read. */
export const foldersOf = (pathname: string): string[] => partsOf(pathname).map((part) => part.toLowerCase())

const partsOf = (pathname: string): string[] => (decoded(pathname) ?? '').split('/').filter((part) => part !== '')

/**
 * The token in the address of a page that is reached by a share link.
 * @returns '' where the address has none; null on every other page
 */
export function shareToken(pathname: string): string | null {
  const [folder, token = ''] = partsOf(pathname)
  return folder?.toLowerCase() === 'share' && accessTo(pathname) === 'public' ? token : null
}

/**
 * The token in the address of a calendar feed, `/calendar/TOKEN.ics`.
 * @returns '' where the address has none; null on every other page
 */
export function feedToken(pathname: string): string | null {
  const [folder, file = ''] = partsOf(pathname)
  if (folder?.toLowerCase() !== 'calendar' || accessTo(pathname) !== 'public') return null
  return /^(.*)\.ics$/s.exec(file)?.[1] ?? ''
}

/**
 * The token in the address that stops messages, `/unsubscribe/TOKEN`.
 * @returns null on every other page
 */
export const unsubscribeToken = (pathname: string): string | null =>
  accessTo(pathname) === 'token' ? (partsOf(pathname)[1] ?? '') : null

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
