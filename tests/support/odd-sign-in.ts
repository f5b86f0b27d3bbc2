import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { destination, openBrowser, type Browser } from '#tests/integration/sign-in-steps.ts'
import { clientId, clientSecret, startOddProvider, type OddProvider, type Plan } from './odd-provider.ts'
import { openPortal, type Portal } from './portal.ts'

/** A portal whose sign-in is in the hands of a provider that does what a test tells it to. */
export type OddPortal = { portal: Portal; provider: OddProvider; close: () => Promise<void> }

/** The settings with which a provider serves the portal's only host. */
const forOneHost = (provider: OddProvider): Record<string, string> => ({
  AUTH0_DOMAIN: provider.domain,
  AUTH0_CLIENT_ID: clientId,
  AUTH0_CLIENT_SECRET: clientSecret,
})

/**
 * Starts both, with somebody who may sign in: leader@odd.example.
 * @param over settings on top of those for one host, or what makes others in their place
 */
export async function openOddPortal(
  over: Record<string, string> | ((provider: OddProvider) => Record<string, string>) = {},
): Promise<OddPortal> {
  const provider = await startOddProvider()
  const settings = typeof over === 'function' ? over(provider) : { ...forOneHost(provider), ...over }
  const portal = await openPortal({ LOG_LEVEL: 'warn', ...settings })
  const organisation = randomUUID()
  await portal.sql`insert into organisations (id, name) values (${organisation}, 'De Zonnehof')`
  await portal.sql`insert into users (organisation_id, email, name)
    values (${organisation}, 'leader@odd.example', 'Marieke Jansen')`
  const close = async () => {
    await portal.close()
    await provider.close()
  }
  return { portal, provider, close }
}

/** A login under way: what the provider has to say, and where it sends the browser. */
export type Begun = { code: string; state: string; nonce: string; parameters: URLSearchParams }

/** Starts a login and tells the provider how to answer it. */
export async function begin(
  { provider }: OddPortal,
  browser: Browser,
  plan: Plan = {},
  fields: Record<string, string> = {},
): Promise<Begun> {
  const toProvider = new URL(destination(await browser.ask('/authentication/login', fields)))
  expect(toProvider.origin + toProvider.pathname).toBe(`${provider.issuer}authorize`)
  const parameters = toProvider.searchParams
  const [state = '', nonce = ''] = [parameters.get('state') ?? '', parameters.get('nonce') ?? '']
  const code = randomUUID()
  provider.expectCode(code, nonce, plan)
  return { code, state, nonce, parameters }
}

/** The address the provider sends the browser back to. */
export const callback = (query: Record<string, string>) => `/authentication/callback?${new URLSearchParams(query)}`

/** Signs in from beginning to end; gives where the portal sends the browser. */
export async function signInWith(
  odd: OddPortal,
  browser: Browser,
  plan: Plan = {},
  fields: Record<string, string> = {},
): Promise<string> {
  const { code, state } = await begin(odd, browser, plan, fields)
  return destination(await browser.ask(callback({ code, state })))
}

/** A browser in which English is spoken, so that what it shows can be compared. */
export function englishBrowser({ portal }: OddPortal): Browser {
  const browser = openBrowser(portal.origin)
  browser.cookies.set('routekaart.language', { value: 'en', path: '/' })
  return browser
}

/** What the login page says went wrong; null where it says nothing. */
export async function toldAtLogin(browser: Browser, page = '/authentication/login'): Promise<string | null> {
  const text = await (await browser.ask(page)).text()
  const [, told] = /role="alert"[\s\S]*?<p>([^<]*)<\/p>/.exec(text) ?? []
  return told ?? null
}

/** What the log says of the logins that failed, oldest first: a reason of ours, or codes. */
export function failuresInLog({ portal }: OddPortal): string[] {
  const lines = portal
    .output()
    .split('\n')
    .filter((line) => line.includes('"login failed"'))
  return lines.map((line) => {
    const entry: unknown = JSON.parse(line)
    const { loggedReason, error, cause } = Object(Object(entry).err)
    return String(loggedReason ?? [error, cause?.cause?.code].filter(Boolean).join(' '))
  })
}

/** A browser in which somebody has signed in. */
export async function signedInWith(odd: OddPortal, plan: Plan = {}): Promise<Browser> {
  const browser = englishBrowser(odd)
  expect(await signInWith(odd, browser, plan)).toBe('/')
  return browser
}

/** Asks for an access token as a script of ours does; text is sent as it is. */
export async function askToken(browser: Browser, asked: unknown = {}, headers: Record<string, string> = {}) {
  const cookies = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
  const own = { Cookie: cookies, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const body = typeof asked === 'string' ? asked : JSON.stringify(asked)
  const response = await fetch(`${browser.origin}/authentication/token`, {
    method: 'POST',
    body,
    headers: { ...own, ...headers },
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  const answer: unknown = isJson ? JSON.parse(text) : text
  return { status: response.status, answer, headers: response.headers }
}
