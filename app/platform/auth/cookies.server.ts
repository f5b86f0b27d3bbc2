/**
 * The cookies of a Cookie header, undecoded; where a name occurs twice the first one counts, as the browser sends the
 * most specific one first.
 */
export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 0) continue
    const name = part.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

const isSecure = (origin: string) => origin.startsWith('https:')

/** A cookie's full name at an origin: over https the browser then keeps it to exactly this host. */
export function cookieName(origin: string, name: string): string {
  return isSecure(origin) ? `__Host-${name}` : name
}

/**
 * A Set-Cookie header for a cookie that scripts cannot read and other sites cannot send along with a form.
 * @param name full name, see `cookieName`
 * @param value characters that need no quoting
 * @param maxAge seconds; 0 removes the cookie
 */
export function setCookie(origin: string, name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure(origin) ? '; Secure' : ''}`
}
