import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { completeSignIn } from '#app/platform/auth/sign-in.server.ts'
import { windowPage } from '#app/platform/auth/window-page.server.ts'

/** Where the identity provider sends the browser back to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const config = authConfigFor(request)
  const { location, answer, cookies } = await completeSignIn(config, request, context.address)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (!answer) return redirect(location, { status: 303, headers })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A page with another policy than the one before it loses the page that opened its window, and providers on other
  // sites have none.
  if (new URL(config.authorizeUrl).origin !== config.origin) headers.set('Cross-Origin-Opener-Policy', 'unsafe-none')
  return new Response(windowPage({ answer, location, ...context }), { headers })
}
