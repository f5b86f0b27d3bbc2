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

/** The ID token is not what was asked for. */
export class IdTokenError extends GenericError {
  constructor(description: string) {
    super('invalid_id_token', description)
  }
}

/** The provider knows this person, the portal does not let them in. */
export class UserRefusedError extends GenericError {}
