import type { LoaderFunctionArgs } from '@remix-run/node'
import { authConfigFor } from '#app/platform/auth/config.server.ts'
import { readFlow, readLoginRequest } from '#app/platform/auth/login-request.server.ts'
import { startLogin } from '#app/platform/auth/strategy.server.ts'

/** Starts a login in a window that a page of ours opened; the callback tells that page how it went. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const start = { ...readLoginRequest(searchParams), mode: 'popup', flow: readFlow(searchParams) } as const
  return startLogin(authConfigFor(request), request.headers.get('Cookie'), start)
}
