import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '#app/platform/auth/guard.server.ts'

/** /_app, the page entry of the wrapper route: takes who is signed in to the start. */
export function loader({ context }: LoaderFunctionArgs) {
  requireUser(context)
  return redirect('/')
}
