import type { Language } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import { toldErrorOf } from './login-error.ts'
import { nl } from './nl.ts'
import { escapeHtml } from './refusal.server.ts'
import type { WindowAnswer } from './window-answer.ts'

type WindowPage = {
  answer: WindowAnswer
  /** Where the link leads, for anyone who still sees the page: the one that opened it is gone. */
  location: string
  language: Language
  cspNonce: string
}

/** The page that a login in a window or frame ends with: it tells the page that opened it, and nobody else. */
export function windowPage({ answer, location, language, cspNonce }: WindowPage): string {
  const { login, window: words, errors } = language === 'en' ? en : nl
  const { response } = answer
  const title = 'ok' in response ? words.done : login.failed
  const told = 'ok' in response ? null : toldErrorOf(response.error, response.error_description)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${told ? `<p>${escapeHtml(errors[told])}</p>\n` : ''}<p><a href="${escapeHtml(location)}">${escapeHtml(words.goOn)}</a></p></main>
<script nonce="${cspNonce}">(window.opener ?? window.parent).postMessage(${inScript(answer)}, location.origin)</script></body>
</html>
`
}

/** A value as it may stand in a script in a page: nothing in it ends the script. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
