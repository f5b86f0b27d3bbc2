const onOwnSite = /^\/(?![/\\])/
// Control characters, white space and the backslash are removed or turned round by browsers before they follow a link.
const misread = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/

/**
 * Where to go after something was done, as given by a form or a query: a path of this site, never of another one.
 * @param target anything; usually a path with a query, like `/location/basic-info?location=1`
 * @returns the path, or `/` where the target is missing, leaves the site or is part of signing in
 */
export function safeReturnTo(target: unknown): string {
  if (typeof target !== 'string' || target.length > 2048) return '/'
  if (!onOwnSite.test(target) || misread.test(target)) return '/'
  const base = 'http://own.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : null
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/'
  return isPartOfSignIn(url.pathname) ? '/' : url.pathname + url.search + url.hash
}

/** The router also takes other cases and percent signs for the same page. */
function isPartOfSignIn(pathname: string): boolean {
  const first = pathname.split('/')[1] ?? ''
  try {
    return decodeURIComponent(first).toLowerCase() === 'authentication'
  } catch {
    return true
  }
}
