import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { loginPageFor } from '#app/platform/auth/guard.server.ts'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { chooseLanguage } from '#app/platform/auth/language-choice.server.ts'
import { isLanguage } from '#app/platform/i18n/languages.ts'

/** Nobody needs to look at this address; who does starts at the beginning. */
export const loader = () => redirect('/')

/** The language switch at the top of every page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  const language = form.get('language')
  if (!isLanguage(language)) throw new Response(null, { status: 400 })
  const headers = new Headers()
  await chooseLanguage(context, language, headers)
  return redirect(pageBefore(form.get('returnTo')), { status: 303, headers })
}

/** Where the switch stood. Nobody is sent back to the login page otherwise; what it comes back to itself is kept. */
function pageBefore(returnTo: unknown): string {
  const base = 'http://own.invalid'
  const url = typeof returnTo === 'string' && URL.canParse(returnTo, base) ? new URL(returnTo, base) : null
  return url?.pathname === '/authentication/login'
    ? loginPageFor(url.searchParams.get('returnTo') ?? '/')
    : safeReturnTo(returnTo)
}

/** There is a page only for what goes wrong, so that it is told in a frame. */
export default function Language() {
  return null
}
