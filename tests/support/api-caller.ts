import type { Actor, Member } from '#app/persistence/actor.ts'
import { addAccount, requestToken } from './access-token.ts'
import { ask, type Answer } from './ask.ts'
import type { SharedPortal } from './portal.ts'
import { signedIn } from './visitor.ts'

/** Somebody who calls the API, in one of the ways there are. */
export type Caller = {
  member: Member
  get: (path: string) => Promise<Answer>
  /** Sends JSON; text goes as it is. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
}

/** How a caller shows who they are. */
export type Way = 'session cookie' | 'access token'

/** The ways to call the API, for tests that hold for all of them. */
export const ways: Way[] = ['session cookie', 'access token']

/** Headers with which somebody is believed to be who they are. */
export async function credentials(portal: SharedPortal, actor: Actor, way: Way): Promise<Record<string, string>> {
  if (way === 'access token') {
    await addAccount(portal, actor)
    return { Authorization: `Bearer ${await requestToken(portal, actor)}` }
  }
  const { cookies } = await signedIn(portal.origin, actor)
  const Cookie = [...cookies].map((cookie) => cookie.join('=')).join('; ')
  return { Cookie, 'Sec-Fetch-Site': 'same-origin' }
}

/** Lets somebody call the API. */
export async function openCaller(portal: SharedPortal, member: Member, way: Way): Promise<Caller> {
  const own = await credentials(portal, member, way)
  return {
    member,
    get: (path) => ask(portal.origin, path, { headers: own }),
    post: (path, body, headers = { 'Content-Type': 'application/json' }) =>
      ask(portal.origin, path, {
        method: 'POST',
        headers: { ...own, ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
  }
}
