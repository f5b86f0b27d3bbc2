import { randomBytes } from 'node:crypto'
import { OAuth2RequestError, OAuth2Tokens } from 'arctic'
import { Authenticator } from 'remix-auth'
import { Auth0Strategy } from 'remix-auth-auth0'
import { callbackUrl, type AuthConfig } from './config.server.ts'
import { AuthenticationError, GenericError } from './errors.ts'
import { oauthToken, type TokenAnswer } from './http.server.ts'
import { verifyIdToken, type Claims } from './id-token.server.ts'
import {
  openTransaction,
  sealTransaction,
  transactionCookie,
  transactionLifetime,
  type Transaction,
} from './transaction.server.ts'

/** What a login starts with. */
export type LoginStart = Pick<Transaction, 'mode' | 'flow' | 'returnTo'> & {
  organization?: string
  invitation?: string
  loginHint?: string
  /** Seconds since a password was typed, after which the provider is to ask for it again. */
  maxAge?: number
  /** Asks for a password even where the provider knows the person: to sign in as somebody else. */
  askAgain?: boolean
}

/** Who signed in, and the tokens that came with it. */
export type Login = { claims: Claims; tokens: TokenAnswer }

/**
 * The strategy of remix-auth-auth0 with what it lacks: nonce, sealed transaction, time-outs, checked ID tokens. It lives
 * for one request. The base class keeps whatever `createAuthorizationURL` returns as code verifier in its cookie and
 * hands it back to `validateAuthorizationCode`: that is how the sealed transaction travels.
 */
class PortalAuth0Strategy extends Auth0Strategy<Login> {
  private readonly nonce = randomBytes(32).toString('base64url')
  private login: Login | null = null

  constructor(
    private readonly config: AuthConfig,
    private readonly start: LoginStart,
  ) {
    super(
      {
        domain: new URL(config.authorizeUrl).host,
        clientId: config.clientId,
        clientSecret: config.clientSecret ?? '',
        redirectURI: callbackUrl(config),
        scopes: config.scope.split(' '),
        cookie: {
          name: transactionCookie(config.origin),
          maxAge: transactionLifetime,
          ...(config.origin.startsWith('https:') ? { secure: true } : {}),
        },
      },
      () => (this.login ? Promise.resolve(this.login) : Promise.reject(new Error('The ID token was not checked.'))),
    )
  }

  protected override createAuthorizationURL() {
    const { state, codeVerifier, url: standard } = super.createAuthorizationURL()
    const url = new URL(this.config.authorizeUrl)
    url.search = standard.search
    const { mode, flow, returnTo, organization, maxAge } = this.start
    const bound = { codeVerifier, nonce: this.nonce, organization, maxAge }
    const transaction = { ...bound, mode, flow, returnTo, startedAt: Date.now() }
    return { state, codeVerifier: sealTransaction(transaction), url }
  }

  protected override authorizationParams(standard: URLSearchParams): URLSearchParams {
    const { mode, organization, invitation, loginHint, maxAge, askAgain } = this.start
    const parameters = new URLSearchParams(standard)
    parameters.set('nonce', this.nonce)
    parameters.set('audience', this.config.audience)
    if (mode === 'check' || mode === 'silent') parameters.set('prompt', 'none')
    else if (askAgain) parameters.set('prompt', 'login')
    if (organization) parameters.set('organization', organization)
    if (invitation) parameters.set('invitation', invitation)
    if (maxAge !== undefined) parameters.set('max_age', String(maxAge))
    if (loginHint) parameters.set('login_hint', loginHint)
    return parameters
  }

  protected override async validateAuthorizationCode(code: string, sealed: string): Promise<OAuth2Tokens> {
    const transaction = openTransaction(sealed)
    if (!transaction) throw new GenericError('missing_transaction', 'Invalid state')
    const { codeVerifier, nonce, maxAge } = transaction
    const organization = this.config.organization ?? transaction.organization
    const tokens = await oauthToken(this.config, {
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: callbackUrl(this.config),
    })
    const { issuer, clientId } = this.config
    const expected = { issuer, clientId, nonce, organization, maxAge, now: Date.now() }
    const claims = await verifyIdToken(this.config, tokens.id_token, expected)
    this.login = { claims, tokens }
    return new OAuth2Tokens(tokens)
  }
}

/** Called by its name, as remix-auth does it. */
export function authenticate(config: AuthConfig, start: LoginStart, request: Request): Promise<Login> {
  const authenticator = new Authenticator<Login>()
  authenticator.use(new PortalAuth0Strategy(config, start), 'auth0')
  return authenticator.authenticate('auth0', request)
}

/** The failure that a thrown error of the strategy stands for. */
export function loginFailure(thrown: unknown, state: string): unknown {
  if (thrown instanceof RangeError) return new GenericError('state_mismatch', 'Invalid state')
  if (thrown instanceof ReferenceError)
    return new GenericError('missing_transaction', `Invalid state (${thrown.message})`)
  if (!(thrown instanceof OAuth2RequestError)) return thrown
  return new AuthenticationError(thrown.code, `${thrown.description ?? 'Login failed'} (state ${state.slice(0, 8)}…)`)
}
