import { z } from 'zod'
import { cookieName, readCookies, setCookie } from './cookies.server.ts'
import { open, seal } from './seal.server.ts'

/** Seconds that a login may take. */
export const transactionLifetime = 24 * 3600
const kept = 5
const purpose = 'login-transaction'

const envelope = z.object({
  codeVerifier: z.string(),
  nonce: z.string(),
  /**
   * `check` and `silent` ask the provider whether somebody is signed in, without showing a page; `popup` and `silent` run
   * in a window or frame of a page of ours, which is told how it went.
   */
  mode: z.enum(['redirect', 'check', 'popup', 'silent']),
  /** What the page that opened the window or frame knows its answer by. */
  flow: z.string().optional(),
  returnTo: z.string(),
  organization: z.string().optional(),
  /** Seconds since a password was typed that the login asked for at most. */
  maxAge: z.number().optional(),
  /** Milliseconds, to tell the oldest one. */
  startedAt: z.number(),
})

/** A login under way: what has to be the same when the browser comes back from the provider. */
export type Transaction = z.output<typeof envelope>

/** Encloses a transaction for its cookie. */
export const sealTransaction = (transaction: Transaction): string => seal(purpose, transaction, transactionLifetime)

/** The transaction in an envelope; null where it is older than a day or not ours. */
export function openTransaction(sealed: string): Transaction | null {
  const parsed = envelope.safeParse(open(purpose, sealed))
  return parsed.success ? parsed.data : null
}

/** The prefix of the transaction cookies: each login has one of its own, so that two tabs do not disturb each other. */
export const transactionCookie = (origin: string) => cookieName(origin, 'routekaart.tx')

type Kept = { name: string; state: string; transaction: Transaction | null }

/** The logins under way that a Cookie header carries. */
function keptTransactions(origin: string, cookieHeader: string | null): Kept[] {
  const cookies = [...readCookies(cookieHeader)].filter(([name]) => name.startsWith(`${transactionCookie(origin)}:`))
  return cookies.map(([name, value]) => {
    const parameters = new URLSearchParams(value)
    const state = parameters.get('state') ?? ''
    return { name, state, transaction: openTransaction(parameters.get(state) ?? '') }
  })
}

/** The login under way that a state belongs to; null where there is none. */
export function findTransaction(origin: string, cookieHeader: string | null, state: string): Transaction | null {
  return keptTransactions(origin, cookieHeader).find((one) => one.state === state)?.transaction ?? null
}

/** Set-Cookie headers that remove the login a state belongs to. */
export function clearTransaction(origin: string, cookieHeader: string | null, state: string | null): string[] {
  const done = keptTransactions(origin, cookieHeader).filter((one) => one.state === state)
  return done.map(({ name }) => setCookie(origin, name, '', 0))
}

/** Set-Cookie headers that remove the oldest logins, so that there are at most five with the one about to start. */
export function trimTransactions(origin: string, cookieHeader: string | null): string[] {
  const startedAt = ({ transaction }: Kept) => transaction?.startedAt ?? 0
  const newestFirst = keptTransactions(origin, cookieHeader).sort((a, b) => startedAt(b) - startedAt(a))
  return newestFirst.slice(kept - 1).map(({ name }) => setCookie(origin, name, '', 0))
}
