import type { Configuration } from 'oidc-provider'
import { embeddedClientId, embeddedClientSecret, primaryOrigin, secrets } from '#app/platform/auth/config.server.ts'
import { deriveKey } from '#app/platform/auth/derive-key.server.ts'
import { log } from '#app/platform/log/log.ts'
import { apiScopes, resourceAsked, resourceIndicators } from './access-tokens.ts'
import { findAccount } from './accounts.ts'
import { expiredPage, languageOf } from './login-page.ts'
import { keepOrganization, organizationAsked, organizationOf } from './organizations.ts'
import { pgAdapter } from './pg-adapter.ts'
import { signingKey } from './signing-key.ts'

const hour = 3600
const grantLifetime = 72 * hour

/** Where the portal takes the provider's answers. */
export const callbackPath = '/authentication/callback'

/** How the embedded provider works: one client, our own; no consent page; everything in the database. */
export async function configuration(): Promise<Configuration> {
  const { interactionPolicy } = await import('oidc-provider')
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return {
    adapter: pgAdapter,
    clients: [
      {
        client_id: embeddedClientId,
        client_secret: embeddedClientSecret(),
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${primaryOrigin()}${callbackPath}`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        // When the password was typed: some pages want that to be a short while ago.
        require_auth_time: true,
      },
    ],
    claims: { openid: ['sub', 'org_id', 'org_name'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: secrets().map((secret) => deriveKey(secret, 'identity-cookies').toString('base64url')),
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      long: { path: '/identity', signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    extraParams: ['audience', 'organization'],
    extraTokenClaims: (_context, token) => organizationOf('grantId' in token ? token.grantId : undefined),
    features: {
      devInteractions: { enabled: false },
      resourceIndicators,
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    findAccount,
    interactions: { policy, url: (_context, interaction) => `/identity/u/login/${interaction.uid}` },
    // Our scope offline_access is dropped without a page that asks for consent: the token then ends with the session.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    jwks: { keys: [await signingKey()] },
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    renderError: (context, _out, error) => {
      const language = languageOf(context.req.headers.cookie)
      log.warn({ err: error }, 'identity provider refused')
      context.type = 'html'
      context.body = expiredPage(language)
    },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
    },
    scopes: ['openid', 'profile', 'email'],
    ttl: {
      AccessToken: hour / 6,
      AuthorizationCode: 60,
      Grant: grantLifetime,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: grantLifetime,
      Session: 72 * hour,
    },
  }
}

/**
 * There is one client, our own, so nobody is asked whether it may see their name: each login gets a grant. Not one for an
 * organisation that the account does not belong to.
 */
const grantEverything: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { client, session, provider, params } = oidc
  if (!client || !session?.accountId) return undefined
  // Somebody else is about to sign in.
  if (oidc.prompts.has('login') && !oidc.result?.login) return undefined
  const asked = typeof params?.organization === 'string' ? params.organization : ''
  const organization = asked ? await organizationAsked(session.accountId, asked) : undefined
  if (organization === null) {
    const { errors } = await import('oidc-provider')
    throw new errors.AccessDenied(`user is not part of the ${asked} organization`)
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid profile email')
  const resource = resourceAsked(params)
  if (resource !== undefined) grant.addResourceScope(resource, apiScopes)
  const grantId = await grant.save()
  if (organization) await keepOrganization(grantId, organization, grantLifetime)
  return grant
}
