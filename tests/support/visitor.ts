import type { Actor } from '#app/persistence/actor.ts'
import { ask, type Answer, type Question } from './ask.ts'
import { signIn } from './tenant.ts'

/** Fields of a form; a name may occur more than once. */
export type FormFields = Record<string, string | readonly string[]>

/** A browser that keeps its cookies and follows no redirect by itself. */
export type Visitor = {
  origin: string
  cookies: Map<string, string>
  ask: (path: string, question?: Question) => Promise<Answer>
  /** Sends a form as a browser does from a page of ours; other `headers` replace what it says of itself. */
  post: (path: string, fields: FormFields, headers?: Record<string, string>) => Promise<Answer>
}

/** What browsers of today say of a form that was sent from one of our own pages. */
export const ownForm = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }

/** A browser in which nobody is signed in. */
export function openVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>()
  const visitor: Visitor = {
    origin,
    cookies,
    async ask(path, { headers, ...question } = {}) {
      const Cookie = [...cookies].map((cookie) => cookie.join('=')).join('; ')
      const answer = await ask(origin, path, { ...question, headers: { Cookie, ...headers } })
      for (const cookie of answer.headers['set-cookie'] ?? []) keepCookie(cookies, cookie)
      return answer
    },
    post: (path, fields, headers = ownForm) =>
      visitor.ask(path, { method: 'POST', headers: { ...ownType, ...headers }, body: encoded(fields) }),
  }
  return visitor
}

const ownType = { 'Content-Type': ownForm['Content-Type'] }

/** A browser in which this person has signed in. */
export async function signedIn(origin: string, actor: Actor): Promise<Visitor> {
  const visitor = openVisitor(origin)
  for (const { name, value } of await signIn(origin, actor)) visitor.cookies.set(name, value)
  // With it the portal would ask the provider once more, after the session has ended.
  visitor.cookies.delete('routekaart.is.authenticated')
  return visitor
}

/** A form as browsers put it into a body. */
export function encoded(fields: FormFields): string {
  const pairs = Object.entries(fields).flatMap(([name, values]) =>
    (typeof values === 'string' ? [values] : values).map((value) => [name, value]),
  )
  return new URLSearchParams(pairs).toString()
}

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(';')
  const at = pair.indexOf('=')
  const isOver = attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')
  if (isOver) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}
