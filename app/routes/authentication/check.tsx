import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { signedInMark } from '#app/platform/auth/session.server.ts'
import { loginPath } from '#app/platform/auth/sign-in.server.ts'
import { startLogin } from '#app/platform/auth/strategy.server.ts'

/**
 * Asks the provider, without a page, whether this browser is still signed in there. The cookie that brings somebody
 * here is removed first, so that there is one attempt and no circle.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  if (context.session) return redirect(returnTo, 303)
  const config = authConfigFor(request)
  const cookieHeader = request.headers.get('Cookie')
  const mark = cookieName(config.origin, signedInMark)
  if (!readCookies(cookieHeader).has(mark)) return redirect(loginPath(returnTo), 303)
  const response = await startLogin(config, cookieHeader, { mode: 'check', returnTo })
  response.headers.append('Set-Cookie', setCookie(config.origin, mark, '', 0))
  return response
}
