import { hostOf, isLoopback, originOfHost } from './hosts.ts'
import { needingDomain, type SignIn, type SignInSettings } from './sign-in.server.ts'

/** The settings that signing in depends on. */
type Given = {
  APP_ENV: 'local' | 'production'
  APP_ORIGIN?: string | undefined
  EMBEDDED_IDENTITY: boolean
  signIn: SignIn
}

/** Whether the settings that are for one host, AUTH0_*, are for any host at all. */
export function isMainUsed({ APP_ENV, APP_ORIGIN, signIn }: Given): boolean {
  if (APP_ORIGIN !== undefined) return namedAt(signIn.named, new URL(APP_ORIGIN).host) === undefined
  return APP_ENV === 'local' || signIn.named.length === 0
}

/** The environment that was given a host, in the form of `hostOf`; undefined where none was. */
export const namedAt = (named: SignInSettings[], host: string): SignInSettings | undefined =>
  named.find(({ hosts }) => hosts.some((given) => hostOf(given) === host))

/** Whatever keeps people from signing in somewhere, a line each. */
export function signInProblems(env: Given): string[] {
  const { main, named } = env.signIn
  return [
    ...named.flatMap(hostProblems),
    ...listedTwice(named),
    ...[main, ...named].flatMap((one) => [...providerProblems(one), ...hostlessProblems(one, env)]),
    ...originProblems(env),
    ...(env.APP_ENV === 'production' ? [main, ...named].flatMap(withoutHttps) : []),
    ...(env.APP_ENV === 'production' ? mainProblems(env) : []),
  ]
}

const hostProblems = ({ prefix, hosts }: SignInSettings): string[] =>
  hosts
    .filter((host) => hostOf(host) === null)
    .map((host) => `${prefix}_HOSTS: "${host}" is no host, which is written like portal.example or portal.example:8443`)

function listedTwice(named: SignInSettings[]): string[] {
  const seen = new Map<string, string>()
  return named.flatMap(({ prefix, hosts }) =>
    hosts.flatMap((given) => {
      const host = hostOf(given) ?? given
      const before = seen.get(host)
      seen.set(host, `${prefix}_HOSTS`)
      return before === undefined ? [] : `${prefix}_HOSTS: ${host} stands in ${before} already`
    }),
  )
}

function providerProblems(one: SignInSettings): string[] {
  const { prefix, DOMAIN, CLIENT_ID } = one
  if (DOMAIN && !CLIENT_ID) return [`${prefix}_CLIENT_ID: needed where ${prefix}_DOMAIN is set`]
  const needing = needingDomain(one)
  return !DOMAIN && needing ? [`${prefix}_DOMAIN: needed where ${needing} is set`] : []
}

/** Hosts that nobody can sign in at, and a provider without hosts. */
function hostlessProblems(one: SignInSettings, { APP_ENV, EMBEDDED_IDENTITY }: Given): string[] {
  const { name, prefix, hosts, DOMAIN } = one
  if (name === 'main') return []
  if (hosts.length === 0) return [`${prefix}_HOSTS: needed where anything else of ${prefix}_ is set`]
  const mayBeBuiltIn = EMBEDDED_IDENTITY || (name === 'develop' && APP_ENV === 'local')
  if (DOMAIN || mayBeBuiltIn || needingDomain(one)) return []
  return [`${prefix}_DOMAIN, ${prefix}_CLIENT_ID: needed where ${prefix}_HOSTS is set`]
}

function originProblems({ APP_ORIGIN, signIn }: Given): string[] {
  if (APP_ORIGIN === undefined) return []
  const { origin, host } = new URL(APP_ORIGIN)
  const one = namedAt(signIn.named, host)
  if (!one || origin === originOfHost(host)) return []
  return [`APP_ORIGIN: ${host} stands in ${one.prefix}_HOSTS and is reached at ${originOfHost(host)}`]
}

const mentioned = 'without https, which production does not allow'

function withoutHttps({ prefix, hosts, DOMAIN, ISSUER }: SignInSettings): string[] {
  const problems = hosts.filter(isLoopback).map((host) => `${prefix}_HOSTS: ${host} is this computer, ${mentioned}`)
  if (DOMAIN && isLoopback(DOMAIN)) problems.push(`${prefix}_DOMAIN: a provider on this computer is asked ${mentioned}`)
  if (ISSUER?.startsWith('http:')) problems.push(`${prefix}_ISSUER: ${ISSUER} is ${mentioned}`)
  return problems
}

function mainProblems(env: Given): string[] {
  const { APP_ORIGIN, EMBEDDED_IDENTITY, signIn } = env
  const problems: string[] = []
  if (!APP_ORIGIN && (signIn.named.length === 0 || signIn.main.DOMAIN)) {
    problems.push('APP_ORIGIN: needed in production, the https:// address people type')
  }
  if (APP_ORIGIN?.startsWith('http:') && !namedAt(signIn.named, new URL(APP_ORIGIN).host)) {
    problems.push(`APP_ORIGIN: ${APP_ORIGIN} is ${mentioned}`)
  }
  if (isMainUsed(env) && !signIn.main.DOMAIN && !EMBEDDED_IDENTITY) {
    problems.push('AUTH0_DOMAIN: needed in production (or EMBEDDED_IDENTITY=1 to use the built-in identity provider)')
  }
  return problems
}
