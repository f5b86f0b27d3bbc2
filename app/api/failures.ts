/** A kind of answer to what cannot be done. */
type Kind = {
  name: string
  description: string
  /** What `error` may be. */
  codes: readonly string[]
  headers?: readonly FailureHeader[]
  /** True where the address itself may tell it, and not only what stands before all addresses. */
  isOfAddress: boolean
  /** True where nothing but the address tells it. */
  isOfAddressOnly?: boolean
}

/** Headers that some failures have. */
export const failureHeaders = {
  'WWW-Authenticate': 'How to show who you are, and what is wrong with an access token (RFC 6750).',
  Allow: 'The methods that the address takes.',
  'Retry-After': 'After how many seconds to try again.',
} as const

type FailureHeader = keyof typeof failureHeaders

const retry = ['Retry-After'] as const
const challenge = ['WWW-Authenticate'] as const

/** Every status of a failure, in the order of their numbers. */
export const failureKinds = {
  400: {
    name: 'Malformed',
    description: 'The address or the body cannot be read.',
    codes: ['bad_request', 'malformed', 'too_deep', 'invalid_location_index'],
    isOfAddress: true,
  },
  401: {
    name: 'Unauthorized',
    description: 'Nobody is signed in, or the access token is not good.',
    codes: ['login_required', 'invalid_token'],
    headers: challenge,
    isOfAddress: false,
  },
  403: {
    name: 'Forbidden',
    description:
      'Whoever asks may not: the token lacks the scope, or belongs to nobody we know, or to provider staff, who have no ' +
      'data of an organisation; or another site made a browser ask.',
    codes: ['insufficient_scope', 'user_unknown', 'no_organisation', 'forbidden'],
    headers: challenge,
    isOfAddress: true,
  },
  404: {
    name: 'NotFound',
    description: 'There is no such organisation for who asks, or it has no such location.',
    codes: ['unknown_location', 'unknown_organisation'],
    isOfAddress: true,
    isOfAddressOnly: true,
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The address does not take this method.',
    codes: ['method_not_allowed'],
    headers: ['Allow'],
    isOfAddress: false,
  },
  409: {
    name: 'Conflict',
    description: 'What is there now does not go together with this. Nothing was saved.',
    codes: ['conflict', 'locked', 'location_in_use', 'location_not_created'],
    isOfAddress: true,
    isOfAddressOnly: true,
  },
  411: {
    name: 'LengthRequired',
    description: 'The request does not say how long its body is (Content-Length).',
    codes: ['length_required'],
    isOfAddress: false,
  },
  413: {
    name: 'TooLarge',
    description: 'The body, or a file in it, is larger than may be.',
    codes: ['too_large'],
    isOfAddress: true,
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is of another type than the address takes.',
    codes: ['unsupported_media_type'],
    isOfAddress: true,
    isOfAddressOnly: true,
  },
  421: {
    name: 'WrongHost',
    description: 'The portal is not published at this host.',
    codes: ['misdirected_request'],
    isOfAddress: false,
  },
  422: {
    name: 'Invalid',
    description: 'What was sent can be read, but is not as it has to be. Nothing was saved; issues names the places.',
    codes: ['invalid'],
    isOfAddress: true,
    isOfAddressOnly: true,
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too much was asked in a short time.',
    codes: ['too_many_requests'],
    headers: retry,
    isOfAddress: false,
  },
  500: {
    name: 'Failed',
    description: 'Something went wrong on our side. The message has a number to name when you ask us about it.',
    codes: ['internal_error'],
    isOfAddress: true,
  },
  503: {
    name: 'Unavailable',
    description: 'The data, the files or the identity provider cannot be reached at the moment.',
    codes: ['unavailable'],
    headers: retry,
    isOfAddress: true,
  },
} as const satisfies Record<number, Kind>

/** The status of a failure. */
export type FailureStatus = keyof typeof failureKinds

/** What every address of the API may answer. */
export const usualFailures: readonly FailureStatus[] = [400, 401, 403, 405, 411, 413, 421, 429, 500, 503]
