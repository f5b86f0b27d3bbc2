import type { Configuration } from 'oidc-provider'
import { embeddedAudience } from '#app/platform/auth/config.server.ts'

type ResourceIndicators = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>

/** What access tokens for the API can be asked for. */
export const apiScopes = 'read:users read:current_user'

/** Seconds. A token cannot be taken back, so it is short. */
const lifetime = 600

/** The provider knows APIs by addresses only, Auth0's names for them need be none. */
const resourceNamed = (audience: string) => `urn:routekaart:${encodeURIComponent(audience)}`

/** The API that a login is to get an access token for, as Auth0's parameter `audience` names it. */
export const resourceAsked = (params: Record<string, unknown> | undefined): string | undefined =>
  typeof params?.audience === 'string' ? resourceNamed(params.audience) : undefined

/** Access tokens for the API: signed JWTs, where a login asks for them with `audience`; other audiences are refused. */
export const resourceIndicators: ResourceIndicators = {
  enabled: true,
  defaultResource: ({ oidc }, _client, oneOf) => oneOf?.[0] ?? resourceAsked(oidc.params) ?? [],
  useGrantedResource: () => true,
  getResourceServerInfo: async (_context, resource) => {
    const { errors } = await import('oidc-provider')
    const audience = embeddedAudience()
    if (resource !== resourceNamed(audience)) throw new errors.InvalidTarget()
    return {
      scope: apiScopes,
      audience,
      accessTokenFormat: 'jwt',
      accessTokenTTL: lifetime,
      jwt: { sign: { alg: 'RS256' } },
    }
  },
}
