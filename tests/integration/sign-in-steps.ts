/** A browser without scripts, as far as signing in needs one: it keeps cookies by path and follows no redirect by itself. */
export type Browser = {
  origin: string
  /** By name; those for a part of the site by name and path, like `idp_session /identity`. */
  cookies: Map<string, { value: string; path: string }>
  /** Asks for a path or address; `form` makes it a POST like a browser's from one of our own pages. */
  ask: (address: string, form?: Record<string, string>, headers?: Record<string, string>) => Promise<Response>
}

/** Opens a browser for the portal at `origin`. */
export function openBrowser(origin: string): Browser {
  const cookies: Browser['cookies'] = new Map()
  const ask: Browser['ask'] = async (address, form, extra = {}) => {
    const url = new URL(address, origin)
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path))
    const headers: Record<string, string> = {
      Cookie: sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; '),
    }
    if (form) headers['Sec-Fetch-Site'] = 'same-origin'
    const body = form ? new URLSearchParams(form) : undefined
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { ...headers, ...extra },
    })
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
    return response
  }
  return { origin, cookies, ask }
}

function keep(cookies: Browser['cookies'], header: string): void {
  const [pair = '', ...attributes] = header.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at).trim()
  const attribute = (wanted: string) =>
    attributes.map((text) => text.trim().split('=')).find(([key]) => key?.toLowerCase() === wanted)?.[1]
  const isOver = attribute('max-age') === '0' || new Date(attribute('expires') ?? '2999-01-01') < new Date()
  const path = attribute('path') ?? '/'
  const key = path === '/' ? name : `${name} ${path}`
  if (isOver) cookies.delete(key)
  else cookies.set(key, { value: pair.slice(at + 1), path })
}

/** The address a response sends the browser to; fails where it sends it nowhere. */
export function destination(response: Response): string {
  const location = response.headers.get('Location')
  if (!location) throw new Error(`No redirect but status ${response.status}`)
  return location
}

/** Goes from the portal's login page to the provider's, and returns that one's address. */
export async function openProviderPage(
  browser: Browser,
  returnTo = '/',
  more: Record<string, string> = {},
): Promise<string> {
  const toProvider = destination(await browser.ask('/authentication/login', { returnTo, ...more }))
  return destination(await browser.ask(toProvider))
}

/** Follows the way back from the provider's login form, up to the address of the callback. */
export async function comeBackFrom(browser: Browser, afterForm: Response): Promise<string> {
  return destination(await browser.ask(destination(afterForm)))
}

/** Follows the way back from the provider's login form to the portal, up to the callback's answer. */
export async function comeBack(browser: Browser, afterForm: Response): Promise<Response> {
  return browser.ask(await comeBackFrom(browser, afterForm))
}

/** Signs in and returns where the portal sends the browser. */
export async function signIn(browser: Browser, email: string, password: string, returnTo = '/'): Promise<string> {
  const page = await openProviderPage(browser, returnTo)
  return destination(await comeBack(browser, await browser.ask(page, { email, password })))
}
