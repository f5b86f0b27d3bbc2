import { getAccessToken } from './browser-tokens.ts'

/** A call of the API that did not succeed: the answer's status, and what its JSON says. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/**
 * Calls an address of our own API: with an access token where one can be had, else with the page's cookies alone.
 * @param path on this origin; tokens go nowhere else
 * @returns the answer's JSON, its text where it is no JSON; undefined where it has no content (204, 205)
 * @throws ApiError for a status below 200 or from 400; TypeError without a network
 */
export async function apiFetch(path: string, init: RequestInit = {}): Promise<unknown> {
  const url = new URL(path, window.location.origin)
  if (url.origin !== window.location.origin) throw new TypeError(`Not an address of this website: ${path}`)
  const headers = new Headers(init.headers)
  const token = await getAccessToken().catch(() => null)
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  return readAnswer(await fetch(url, { ...init, headers }))
}

/** What an answer of the API holds. @throws ApiError */
export async function readAnswer(response: Response): Promise<unknown> {
  const { status } = response
  if (status === 204 || status === 205) return undefined
  const isJson = /^application\/(\w+\+)?json\b/.test(response.headers.get('Content-Type') ?? '')
  const answer: unknown = isJson ? await response.json() : await response.text()
  if (status >= 200 && status < 400) return answer
  const { error, message }: Record<string, unknown> = Object(answer)
  const told = typeof answer === 'string' ? answer : undefined
  throw new ApiError(status, String(error ?? 'request_error'), String(message ?? told ?? response.statusText))
}
