/** Something that went wrong in signing in: a code for programs, a sentence for the log. */
export class GenericError extends Error {
  constructor(
    readonly error: string,
    description: string,
  ) {
    super(description)
    this.name = new.target.name
  }
}

/** The provider answered a login with an error. */
export class AuthenticationError extends GenericError {}

/** The provider did not answer in time. */
export class TimeoutError extends GenericError {
  constructor() {
    super('timeout', 'Timeout')
  }
}

/** The provider wants a second proof of who somebody is; with the token that proof can be given. */
export class MfaRequiredError extends GenericError {
  constructor(
    description: string,
    readonly mfaToken: string | undefined,
  ) {
    super('mfa_required', description)
  }
}

/** There is nothing to get such a token with; only a new login helps. */
export class MissingRefreshTokenError extends GenericError {
  constructor(audience: string, scope: string) {
    const told = audience === 'default' ? '' : audience
    super('missing_refresh_token', `Missing Refresh Token (audience: '${told}', scope: '${scope}')`)
  }
}

/** Nobody is signed in, or not any more. */
export class LoginRequiredError extends GenericError {
  constructor() {
    super('login_required', 'Login required')
  }
}

/** The ID token is not what was asked for. */
export class IdTokenError extends GenericError {
  constructor(description: string) {
    super('invalid_id_token', description)
  }
}

/** The provider knows this person, the portal does not let them in. */
export class UserRefusedError extends GenericError {}
