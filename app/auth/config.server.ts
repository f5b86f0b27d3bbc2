import { environment } from '#app/config/env.server.ts'

/** How to sign in through the provider that belongs to one origin. All addresses are complete URLs. */
export type AuthConfig = {
  /** The origin people see in their address bar, without a slash at the end. */
  origin: string
  issuer: string
  clientId: string
  /** Absent for a public client, which proves itself by PKCE alone. */
  clientSecret: string | undefined
  /** Names with spaces between them: what a login asks for. */
  scope: string
  /** What access tokens for the API are made out to. */
  audience: string
  authorizeUrl: string
  logoutUrl: string
  tokenUrl: string
  /** How the token endpoint is asked. */
  tokenRequest: 'form' | 'json'
  revokeUrl: string
  jwksUrl: string
}

export const embeddedClientId = 'routekaart'
/** Who somebody is, a refresh token, and what calls of the API are allowed by. */
const loginScope = 'openid profile email offline_access read:current_user read:users'
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** The origin the portal is published at; links in messages and the embedded provider's issuer are made of it. */
export function primaryOrigin(): string {
  const { APP_ORIGIN, PORT } = environment()
  return new URL(APP_ORIGIN ?? `http://localhost:${PORT}`).origin
}

/**
 * The origin that belongs to a Host header, from a short list: redirects are never built from an unlisted host.
 * @param host host and port as the browser sent them
 * @returns null where the host is none of ours
 */
export function originForHost(host: string | undefined): string | null {
  const asked = host?.toLowerCase() ?? ''
  const primary = primaryOrigin()
  if (asked === new URL(primary).host) return primary
  if (environment().APP_ENV === 'local') return loopbackHost.test(asked) ? `http://${asked}` : null
  // The server's own requests to the embedded provider.
  return !environment().AUTH0_DOMAIN && asked === backChannelHost() ? primary : null
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
export const authConfigAt = (origin: string): AuthConfig =>
  environment().AUTH0_DOMAIN ? auth0Config(origin) : embeddedConfig(origin)

/** Where a provider is reached: by https, unless it is one on this computer, to try things with. */
export const providerOrigin = (domain: string): string => `${loopbackHost.test(domain) ? 'http' : 'https'}://${domain}`

function auth0Config(origin: string): AuthConfig {
  const { AUTH0_DOMAIN = '', AUTH0_CLIENT_ID = '', AUTH0_CLIENT_SECRET, AUTH0_TOKEN_REQUEST } = environment()
  const provider = providerOrigin(AUTH0_DOMAIN)
  return {
    origin,
    issuer: `${provider}/`,
    clientId: AUTH0_CLIENT_ID,
    clientSecret: AUTH0_CLIENT_SECRET,
    scope: loginScope,
    audience: environment().AUTH0_AUDIENCE,
    authorizeUrl: `${provider}/authorize`,
    logoutUrl: `${provider}/v2/logout`,
    tokenUrl: `${provider}/oauth/token`,
    tokenRequest: AUTH0_TOKEN_REQUEST,
    revokeUrl: `${provider}/oauth/revoke`,
    jwksUrl: `${provider}/.well-known/jwks.json`,
  }
}

/** The browser reaches the embedded provider through the portal's origin, the server through the loopback interface. */
function embeddedConfig(origin: string): AuthConfig {
  const backChannel = `http://${backChannelHost()}/identity`
  return {
    origin,
    issuer: embeddedIssuer(),
    clientId: embeddedClientId,
    clientSecret: undefined,
    scope: loginScope,
    audience: environment().AUTH0_AUDIENCE,
    authorizeUrl: `${origin}/identity/authorize`,
    logoutUrl: `${origin}/identity/v2/logout`,
    tokenUrl: `${backChannel}/oauth/token`,
    tokenRequest: 'form',
    revokeUrl: `${backChannel}/oauth/revoke`,
    jwksUrl: `${backChannel}/.well-known/jwks.json`,
  }
}

/** The name the embedded provider signs its tokens with. The slash at the end is part of it. */
export function embeddedIssuer(): string {
  return `${primaryOrigin()}/identity/`
}

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
