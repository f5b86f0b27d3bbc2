import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { loginPageFor } from '#app/platform/auth/guard.server.ts'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { chooseLanguage } from '#app/platform/auth/language-choice.server.ts'
import { languages } from '#app/platform/i18n/languages.ts'

/** Nobody needs to look at this address; who does starts at the beginning. */
export const loader = () => redirect('/')

const languageForm = z.object({ language: z.enum(languages), returnTo: z.string().optional().catch(undefined) })

/** The language switch at the top of every page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language, returnTo } = expectForm(await readOwnForm(request, context), languageForm)
  const headers = new Headers()
  await chooseLanguage(context, language, headers)
  return redirect(pageBefore(returnTo), { status: 303, headers })
}

/** Where the switch stood. Nobody is sent back to the login page otherwise; what it comes back to itself is kept. */
function pageBefore(returnTo: string | undefined): string {
  const base = 'http://own.invalid'
  const url = returnTo !== undefined && URL.canParse(returnTo, base) ? new URL(returnTo, base) : null
  return url?.pathname === '/authentication/login'
    ? loginPageFor(url.searchParams.get('returnTo') ?? '/')
    : safeReturnTo(returnTo)
}

/** There is a page only for what goes wrong, so that it is told in a frame. */
export default function Language() {
  return null
}
