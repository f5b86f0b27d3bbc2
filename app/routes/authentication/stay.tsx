import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'

/** Nobody needs to look at this address; who does starts at the beginning. */
export const loader = () => redirect('/')

/**
 * The button of the warning that the session ends, on a page without a form: the request itself prolongs it. Whoever is
 * too late is led past the login page by the page it returns to.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  return redirect(safeReturnTo(form.get('returnTo')), 303)
}

/** Makes this a page, so that what is wrong is told on one. */
export default function Stay() {
  return null
}
