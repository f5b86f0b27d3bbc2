import { z } from 'zod'
import type { NewTokens, StoredAccessToken } from '#app/persistence/people/tokens.server.ts'
import type { TokenAnswer } from './http.server.ts'
import { open, seal } from './seal.server.ts'

/** What a token was asked for. */
export type TokenPurpose = { audience: string; scope: string }

/** An access token that can be used. */
export type AccessToken = { accessToken: string; tokenType: string; scope: string; expiresAt: Date }

/** Seconds that an access token is taken to last where the provider does not say it. */
const shortLife = 300

/** The provider's tokens in the form in which they are kept: sealed. */
export function sealTokens(answer: TokenAnswer, { audience, scope }: TokenPurpose, now = Date.now()): NewTokens {
  const sealed = (purpose: string, token: string | undefined) => (token === undefined ? null : seal(purpose, token))
  return {
    refreshToken: sealed('refresh-token', answer.refresh_token),
    idToken: sealed('id-token', answer.id_token),
    accessToken: {
      audience,
      scope,
      accessToken: seal('access-token', answer.access_token),
      // Anyone who says nothing of scopes has given what was asked for (RFC 6749, 5.1).
      grantedScope: answer.scope ?? scope,
      tokenType: answer.token_type ?? 'Bearer',
      expiresAt: new Date(now + (answer.expires_in ?? shortLife) * 1000),
    },
  }
}

/** A kept access token; null where it was sealed with a secret that is no longer ours. */
export function openAccessToken({
  accessToken,
  tokenType,
  grantedScope,
  expiresAt,
}: StoredAccessToken): AccessToken | null {
  const opened = text(open('access-token', accessToken))
  return opened === null ? null : { accessToken: opened, tokenType, scope: grantedScope, expiresAt }
}

/** A kept refresh token; null where there is none, or it was sealed with a secret that is no longer ours. */
export const openRefreshToken = (sealed: string | null): string | null =>
  sealed === null ? null : text(open('refresh-token', sealed))

const text = (value: unknown) => z.string().safeParse(value).data ?? null
