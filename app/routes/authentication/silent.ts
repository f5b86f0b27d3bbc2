import type { LoaderFunctionArgs } from '@remix-run/node'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { badRequest, readFlow } from '#app/platform/auth/login-request.server.ts'
import { hintedOrganization } from '#app/platform/auth/session.server.ts'
import { startLogin } from '#app/platform/auth/strategy.server.ts'

/**
 * Asks the provider, in a hidden frame of a page of ours, whether this browser is still signed in there. Anyone who is not
 * is signed out here as well, so other sites and other kinds of windows may not ask.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const flow = readFlow(new URL(request.url).searchParams)
  if (isOther(request, 'Sec-Fetch-Site', 'same-origin') || isOther(request, 'Sec-Fetch-Dest', 'iframe')) {
    throw badRequest('This address is for hidden frames of our own pages.')
  }
  const config = authConfigFor(request)
  const cookieHeader = request.headers.get('Cookie')
  const organization = hintedOrganization(config.origin, cookieHeader)
  return startLogin(config, cookieHeader, { mode: 'silent', flow, returnTo: '/', organization })
}

/** Old browsers send neither header. */
function isOther(request: Request, header: string, expected: string): boolean {
  const sent = request.headers.get(header)
  return sent !== null && sent !== expected
}
