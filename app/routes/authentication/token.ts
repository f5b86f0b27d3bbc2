import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { methodNotAllowed, methodsAllowed, problem } from '#app/platform/auth/json-answers.server.ts'
import { readJson } from '#app/api/read-json.server.ts'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { GenericError } from '#app/platform/auth/errors.ts'
import { endSession, forgetSession, markSignedIn } from '#app/platform/auth/session.server.ts'
import { tokenProblem } from '#app/platform/auth/token-problem.server.ts'
import { getAccessToken } from '#app/platform/auth/token.server.ts'
import { largestBodies } from '#app/platform/config/limits.ts'

const methods = ['POST']
const text = z.string().trim().min(1).max(1024).optional()
const asked = z.strictObject({
  audience: text,
  scope: text,
  cacheMode: z.enum(['on', 'off', 'cache-only']).default('on'),
})

/** There is nothing to read here. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  request.method === 'OPTIONS' ? methodsAllowed(methods) : methodNotAllowed(methods)

/** POST {audience, scope, cacheMode}: an access token of the person who is signed in, for scripts of our own pages. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed(methods)
  // Scripts of ours run in browsers that say where a request comes from.
  if (context.csrfOwed) return problem(403, 'forbidden', 'This address is for scripts of our own pages.')
  const read = asked.safeParse(await readJson(request, largestBodies.tokenQuestion))
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return problem(422, 'invalid', 'audience, scope or cacheMode is not right.', { issues })
  }
  const config = authConfigFor(request)
  if (!context.session)
    return withCookies(problem(401, 'login_required', 'Login required'), forgetSession(config.origin))
  try {
    const token = await getAccessToken(config, context.session.idHash, read.data)
    return token ? withCookies(tokenAnswer(token), [markSignedIn(config.origin)]) : nothing()
  } catch (failure) {
    if (!(failure instanceof GenericError)) throw failure
    const { answer, isSignedOut } = tokenProblem(failure)
    return withCookies(answer, isSignedOut ? await endSession(config, request.headers.get('Cookie')) : [])
  }
}

const noStore = { 'Cache-Control': 'no-store' }
const nothing = () => new Response(null, { status: 204, headers: noStore })

function tokenAnswer({
  accessToken,
  tokenType,
  scope,
  expiresAt,
}: NonNullable<Awaited<ReturnType<typeof getAccessToken>>>) {
  const expiresIn = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
  const answer = { access_token: accessToken, token_type: tokenType, expires_in: expiresIn, scope }
  return Response.json(answer, { headers: noStore })
}

function withCookies(answer: Response, cookies: string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}
