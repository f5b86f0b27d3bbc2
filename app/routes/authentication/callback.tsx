import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { authConfigFor } from '#app/auth/config.server.ts'
import { completeSignIn } from '#app/auth/sign-in.server.ts'

/** Where the identity provider sends the browser back to. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { location, cookies } = await completeSignIn(authConfigFor(request), request)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return redirect(location, { status: 303, headers })
}
