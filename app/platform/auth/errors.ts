/** Something that went wrong in signing in: a code for programs, which is logged, and a sentence, which is not: providers put names in it. */
export class GenericError extends Error {
  constructor(
    readonly error: string,
    description: string,
    options?: ErrorOptions,
  ) {
    super(description, options)
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

/** The browser did not open the window to sign in in. */
export class PopupOpenError extends GenericError {
  constructor() {
    super('popup_open', 'Unable to open a popup for loginWithPopup - window.open returned `null`')
  }
}

/** The window to sign in in was closed before anybody had signed in. */
export class PopupCancelledError extends GenericError {
  constructor() {
    super('cancelled', 'Popup closed')
  }
}

/** The ID token is not what was asked for. */
export class IdTokenError extends GenericError {
  /** For the log: the sentence without what the token and the settings say. */
  readonly loggedReason: string

  constructor(description: string) {
    super('invalid_id_token', description)
    this.loggedReason = description.replace(/".*"/s, '"…"')
  }
}

/** New tokens are about somebody else than the session is. */
export class OtherPersonError extends IdTokenError {}

/** The provider knows this person, the portal does not let them in. */
export class UserRefusedError extends GenericError {}

/** Whether a failure says that nobody is signed in at the provider any more, or somebody else, or somebody who may not be. */
export const meansSignedOut = (failure: GenericError): boolean =>
  failure instanceof OtherPersonError || failure.error === 'login_required' || /user is blocked/i.test(failure.message)
