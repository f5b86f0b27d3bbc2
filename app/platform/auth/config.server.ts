import { environment } from '#app/platform/config/env.server.ts'
import { hostOf, isLoopback, originOfHost } from '#app/platform/config/hosts.ts'
import { isMainUsed, namedAt } from '#app/platform/config/sign-in-problems.server.ts'
import type { SignInSettings } from '#app/platform/config/sign-in.server.ts'
import { embeddedPeople } from '#app/persistence/people/identity-store.server.ts'
import { deriveKey } from './derive-key.server.ts'
import { joinScopes } from './scope.ts'

/** How to sign in through the provider that belongs to one origin. All addresses are complete URLs. */
export type AuthConfig = {
  /** The origin people see in their address bar, without a slash at the end. */
  origin: string
  issuer: string
  /** What records of people keep of the provider: its issuer; of the embedded one a name that no move changes. */
  people: string
  clientId: string
  /** Absent for a public client, which proves itself by PKCE alone. */
  clientSecret: string | undefined
  /** Names with spaces between them: what a login asks for. */
  scope: string
  /** What access tokens for the API are made out to. */
  audience: string
  /** The provider's organisation that everybody has to belong to here: `org_…`, or else its name. */
  organization?: string | undefined
  authorizeUrl: string
  logoutUrl: string
  tokenUrl: string
  /** How the token endpoint is asked. */
  tokenRequest: 'form' | 'json'
  revokeUrl: string
  jwksUrl: string
  /** Where the browser keeps access tokens. */
  cacheLocation: string
}

/** Where the provider sends people back to. */
export const callbackUrl = ({ origin }: Pick<AuthConfig, 'origin'>): string => `${origin}/authentication/callback`

export const embeddedClientId = 'routekaart'
/** Who somebody is, a refresh token, and what calls of the API are allowed by. */
const loginScope = 'openid profile email offline_access read:current_user read:users'
const usualAudience = 'self-service'

/** The origin the portal is published at; links in messages and the embedded provider's issuer are made of it. */
export function primaryOrigin(): string {
  const { APP_ENV, APP_ORIGIN, PORT, signIn } = environment()
  if (APP_ORIGIN !== undefined) return new URL(APP_ORIGIN).origin
  const [first] = signIn.named.flatMap(({ hosts }) => hosts.map(hostOf))
  return APP_ENV === 'production' && first ? originOfHost(first) : `http://localhost:${PORT}`
}

/**
 * The origin that belongs to a Host header, from a short list: redirects are never built from an unlisted host.
 * @param host host and port as the browser sent them
 * @returns null where the host is none of ours
 */
export function originForHost(host: string | undefined): string | null {
  const asked = host?.toLowerCase() ?? ''
  const { APP_ENV, signIn } = environment()
  if (namedAt(signIn.named, asked)) return originOfHost(asked)
  const primary = primaryOrigin()
  if (asked === new URL(primary).host) return primary
  if (APP_ENV === 'local') return isLoopback(asked) ? originOfHost(asked) : null
  return isBackChannel(asked) ? primary : null
}

/**
 * The sign-in settings for the host a request came to.
 * @throws a 421 response where the host is none of ours
 */
export function authConfigFor(request: Request): AuthConfig {
  const origin = originForHost(new URL(request.url).host)
  if (!origin) throw new Response(`Misdirected request. Use ${primaryOrigin()}\n`, { status: 421 })
  return authConfigAt(origin)
}

/** The sign-in settings for one of our own origins. */
export const authConfigAt = (origin: string): AuthConfig => configOf(environmentAt(origin), origin)

/** The settings for the back channel of the environment whose provider is this issuer; null where there is none (any more). */
export function authConfigOf(issuer: string): AuthConfig | null {
  const { main, named } = environment().signIn
  const configs = [main, ...named].map((one) => configOf(one, primaryOrigin()))
  return configs.find((config) => config.issuer === issuer) ?? null
}

/** What a session is bound to besides its host: one made in one environment is none in another. */
export const environmentName = (origin: string): string => environmentAt(origin).name

/** Whether anybody signs in by the provider that is built in. */
export function usesEmbeddedProvider(): boolean {
  const env = environment()
  return [...(isMainUsed(env) ? [env.signIn.main] : []), ...env.signIn.named].some(({ DOMAIN }) => !DOMAIN)
}

/**
 * The origin of a host at which people sign in by the provider that is built in.
 * @returns null where another provider is used, or the host is none of ours
 */
export function embeddedOriginFor(host: string | undefined): string | null {
  const origin = originForHost(host)
  if (!origin) return null
  const isOwn = isBackChannel(host?.toLowerCase() ?? '') || !environmentAt(origin).DOMAIN
  return isOwn ? origin : null
}

const environmentAt = (origin: string): SignInSettings => {
  const { main, named } = environment().signIn
  return namedAt(named, new URL(origin).host) ?? main
}

const configOf = (settings: SignInSettings, origin: string): AuthConfig =>
  settings.DOMAIN ? auth0Config(settings, settings.DOMAIN, origin) : embeddedConfig(settings, origin)

function auth0Config(settings: SignInSettings, domain: string, origin: string): AuthConfig {
  const {
    CLIENT_ID = '',
    CLIENT_SECRET,
    AUDIENCE,
    SCOPE,
    ORGANIZATION,
    ISSUER,
    TOKEN_REQUEST,
    CACHE_LOCATION,
  } = settings
  const provider = originOfHost(domain)
  const issuer = ISSUER ?? `${provider}/`
  return {
    origin,
    issuer,
    people: issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    scope: SCOPE === undefined ? loginScope : joinScopes('openid', SCOPE, 'offline_access'),
    audience: AUDIENCE ?? usualAudience,
    organization: ORGANIZATION,
    authorizeUrl: `${provider}/authorize`,
    logoutUrl: `${provider}/v2/logout`,
    tokenUrl: `${provider}/oauth/token`,
    tokenRequest: TOKEN_REQUEST,
    revokeUrl: `${provider}/oauth/revoke`,
    jwksUrl: `${provider}/.well-known/jwks.json`,
    cacheLocation: CACHE_LOCATION,
  }
}

/** The browser reaches the embedded provider through the portal's origin, the server through the loopback interface. */
function embeddedConfig({ ORGANIZATION, CACHE_LOCATION }: SignInSettings, origin: string): AuthConfig {
  const backChannel = `http://${backChannelHost()}/identity`
  return {
    origin,
    issuer: embeddedIssuer(),
    people: embeddedPeople,
    clientId: embeddedClientId,
    clientSecret: embeddedClientSecret(),
    scope: loginScope,
    audience: embeddedAudience(),
    organization: ORGANIZATION,
    authorizeUrl: `${origin}/identity/authorize`,
    logoutUrl: `${origin}/identity/v2/logout`,
    tokenUrl: `${backChannel}/oauth/token`,
    tokenRequest: 'form',
    revokeUrl: `${backChannel}/oauth/revoke`,
    jwksUrl: `${backChannel}/.well-known/jwks.json`,
    cacheLocation: CACHE_LOCATION,
  }
}

/** What the portal shows the embedded provider: who finds a refresh token can do nothing with it. */
export const embeddedClientSecret = (): string => deriveKey(secrets()[0], 'identity-client').toString('base64url')

/** The name the embedded provider signs its tokens with. The slash at the end is part of it. */
export function embeddedIssuer(): string {
  return `${primaryOrigin()}/identity/`
}

/** What the embedded provider makes access tokens out to, at whatever host. */
export const embeddedAudience = (): string => environment().signIn.main.AUDIENCE ?? usualAudience

/** Whether a request to this host is one of our own server to the embedded provider. */
const isBackChannel = (host: string): boolean => usesEmbeddedProvider() && host === backChannelHost()

function backChannelHost(): string {
  const { HOST, PORT } = environment()
  if (['0.0.0.0', '::', ''].includes(HOST)) return `127.0.0.1:${PORT}`
  return HOST.includes(':') ? `[${HOST}]:${PORT}` : `${HOST}:${PORT}`
}

/**
 * The secrets that sealing and signing keys are derived from. SESSION_SECRET may be a list with commas: the first one
 * seals and signs, the others still open what was made with them.
 */
export function secrets(): [string, ...string[]] {
  const setting = environment().SESSION_SECRET
  if (!setting) throw new Error('SESSION_SECRET is not known: the server settles it at start.')
  const [first, ...others] = setting.split(',')
  const isList = first !== undefined && [first, ...others].every((secret) => secret.length >= 32)
  return isList ? [first, ...others] : [setting]
}
