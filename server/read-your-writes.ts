import type { Request, RequestHandler, Response } from 'express'
import { accessTo } from '#app/platform/auth/access.ts'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { inReadScope, type ReadScope } from '#app/persistence/read-scope.ts'
import { replicaWith } from '#app/persistence/replica.server.ts'
import { isWalPosition, type WalPosition } from '#app/persistence/wal-position.ts'

/**
 * Seconds that a browser keeps where its last write ended. By then every replica that is read has it: one that is further
 * behind than seconds is not read at all.
 */
const kept = 24 * 3600

/**
 * Lets pages read from the replica (docs/decisions/057). The browser keeps where in the log of the primary its last write
 * ended: until the replica has that, it reads from the primary. The position stands in the name of the cookie, so that two
 * answers that cross take nothing from each other. Has to run before the first statement of a request.
 */
export const readYourWrites: RequestHandler = (request, response, next) => {
  const { origin } = response.locals
  const written = positionsIn(request, origin)
  const scope: ReadScope = { replica: null, onWritten: (position) => tellWritten(response, origin, written, position) }
  // What goes on after the answer is nobody's own write any more.
  response.once('close', () => Object.assign(scope, { replica: null, onWritten: null }))
  const proceed = () => inReadScope(scope, next)
  if (!mayReadReplica(request)) return proceed()
  replicaWith(written.toSorted().at(-1) ?? null).then((replica) => {
    scope.replica = replica
    if (replica) for (const position of written) response.append('Set-Cookie', cookieOf(origin, position, 0))
    proceed()
  }, next)
}

/**
 * Pages and answers for people of an organisation who are signed in. Not what a share link opens nor what is for staff, who
 * see everything: who may go there is to hold at once. Nor programs that bring a token, which keep no cookies.
 */
const mayReadReplica = ({ method, headers, originalUrl }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  ['signed-in', 'api'].includes(accessTo(new URL(`http://own.invalid${originalUrl}`).pathname))

const nameFor = (origin: string, position: WalPosition) => cookieName(origin, `routekaart.written.${position}`)

const cookieOf = (origin: string, position: WalPosition, maxAge: number) =>
  setCookie(origin, nameFor(origin, position), '1', maxAge)

/** What a browser says of its writes; anything else under such a name is not looked at. */
function positionsIn(request: Request, origin: string): WalPosition[] {
  const prefix = nameFor(origin, '')
  const names = [...readCookies(request.headers.cookie).keys()].filter((name) => name.startsWith(prefix))
  return names.map((name) => name.slice(prefix.length)).filter(isWalPosition)
}

/** Of several writes of a request the last one counts, and it comes after those that the browser told of. */
function tellWritten(response: Response, origin: string, earlier: readonly WalPosition[], position: WalPosition): void {
  if (response.headersSent) return
  const prefix = nameFor(origin, '')
  const others = [response.getHeader('Set-Cookie') ?? []]
    .flat()
    .map(String)
    .filter((cookie) => !cookie.startsWith(prefix))
  const gone = earlier.filter((one) => one !== position).map((one) => cookieOf(origin, one, 0))
  response.setHeader('Set-Cookie', [...others, ...gone, cookieOf(origin, position, kept)])
}
