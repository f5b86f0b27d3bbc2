import { redirect, type AppLoadContext } from '@remix-run/node'
import { primaryOrigin } from './config.server.ts'
import { setCookie } from './cookies.server.ts'
import { saveLanguage } from '#app/persistence/people/users.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

const year = 365 * 24 * 3600

/**
 * Keeps the language somebody chose: with the person, where one is signed in, and in this browser.
 * @param headers of the answer; the cookie is added to them
 */
export async function chooseLanguage(context: AppLoadContext, language: Language, headers: Headers): Promise<void> {
  if (context.session) await saveLanguage(context.session.actor, language)
  rememberLanguage(language, headers)
}

/**
 * Keeps a language in this browser only, for what keeps it with the person by itself.
 * @param headers of the answer; the cookie is added to them
 */
export function rememberLanguage(language: Language, headers: Headers): void {
  headers.append('Set-Cookie', setCookie(primaryOrigin(), 'routekaart.language', language, year))
}

/**
 * The answer to a form that came with the press on another language: the browser sends the same once more, and is answered in the language
 * that it has then.
 * @param address where the form was sent to: a path of this site
 */
export async function sendAgainIn(context: AppLoadContext, language: Language, address: string): Promise<Response> {
  const headers = new Headers()
  await chooseLanguage(context, language, headers)
  return redirect(address, { status: 307, headers })
}
