import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { readCookies } from '#app/platform/auth/cookies.server.ts'
import { destination, type Browser } from '../integration/sign-in-steps.ts'
import { everyRow } from './every-table.ts'

/** Secrets by a name that says what they are, as their holders have them. */
export type HeldSecrets = Map<string, string>

/** Cookies that let nobody in: a language, a mark that somebody was signed in here, and the name of an organisation. */
const openCookies = ['routekaart.language', 'routekaart.is.authenticated', 'routekaart.organization_hint']

/** Notes what a browser gets from now on: each value of each cookie, with and without its signature, and codes of logins. */
export function watchBrowser(browser: Browser, secrets: HeldSecrets): void {
  const { ask } = browser
  browser.ask = async (address, ...rest) => {
    const response = await ask(address, ...rest)
    for (const header of response.headers.getSetCookie()) {
      for (const [name, value] of readCookies(header.split(';')[0])) {
        if (openCookies.includes(name) || value === '') continue
        secrets.set(`cookie ${name} ${value.slice(0, 8)}`, value)
        secrets.set(`cookie ${name} ${value.slice(0, 8)} without its signature`, value.split('.')[0] ?? '')
      }
    }
    const code = new URL(response.headers.get('Location') ?? '/', browser.origin).searchParams.get('code')
    if (code !== null) secrets.set('authorization code', code)
    return response
  }
}

/** Goes to the identity provider's page to sign in, also if somebody is signed in there; it stays under way. */
export async function startLogin(browser: Browser): Promise<string> {
  const query = new URLSearchParams({
    ...{ client_id: 'routekaart', redirect_uri: `${browser.origin}/authentication/callback`, response_type: 'code' },
    ...{ scope: 'openid', prompt: 'login', state: 'any', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
  })
  return destination(await browser.ask(`/identity/authorize?${query}`))
}

/** Those that a dump of a database tells, with the table; also if they stand there as the bytes of a column. */
export async function findInDump(sql: Sql, secrets: HeldSecrets): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`
  const rows = await everyRow(
    sql,
    tables.map(({ name }) => name),
  )
  return Object.entries(rows).flatMap(([table, all]) => {
    const dump = all.join('\n')
    const isThere = (secret: string) =>
      [secret, Buffer.from(secret).toString('hex')].some((text) =>
        new RegExp(`(?<![\\w-])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(dump),
      )
    return [...secrets].filter(([, secret]) => isThere(secret)).map(([name]) => `${table}: ${name}`)
  })
}
