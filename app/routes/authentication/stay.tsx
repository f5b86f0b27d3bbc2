import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'

/** Nobody needs to look at this address; who does starts at the beginning. */
export const loader = () => redirect('/')

const stayForm = z.object({ returnTo: z.string().optional().catch(undefined) })

/**
 * The button of the warning that the session ends, on a page without a form: the request itself prolongs it. Anyone who is
 * too late is led past the login page by the page it returns to.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo } = expectForm(await readOwnForm(request, context), stayForm)
  return redirect(safeReturnTo(returnTo), 303)
}

/** Makes this a page, so that what is wrong is told on one. */
export default function Stay() {
  return null
}
