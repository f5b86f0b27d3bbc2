import type { Response as Answer } from 'express'
import type { Language } from '#app/platform/i18n/languages.ts'
import { retryAfter } from '#app/persistence/outage.ts'
import type { TokenRefusal } from './bearer.server.ts'

/** How the API wants to be asked; goes with every 401 and 403 of it. */
export const bearerChallenge = 'Bearer realm="Routekaart"'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** What is said to somebody whose request goes no further; `way` is a link that opens in a new tab. */
type Refusal = {
  status: 401 | 403
  language: Language
  title: string
  message: string
  isApi: boolean
  way?: { href: string; text: string }
}

/** Answers a request that does not get as far as Remix: a small page without scripts or styles, JSON for programs. */
export function refuse(answer: Answer, refusal: Refusal): void {
  const { status, message } = refusal
  answer.status(status).set('Cache-Control', 'no-store')
  if (!refusal.isApi) {
    answer.type('html').send(page(refusal))
    return
  }
  answer.set('WWW-Authenticate', bearerChallenge)
  answer.json({ error: status === 401 ? 'login_required' : 'forbidden', message })
}

/** Answers a program whose access token is not good enough. */
export function refuseToken(answer: Answer, { status, error, message, challenge }: TokenRefusal): void {
  answer.status(status).set('Cache-Control', 'no-store')
  if (status === 503) answer.set('Retry-After', retryAfter)
  else answer.set('WWW-Authenticate', `${bearerChallenge}${challenge}`)
  answer.json({ error, message })
}

function page({ language, title, message, way }: Refusal): string {
  const link = way ? `\n<p><a href="${way.href}" target="_blank">${escapeHtml(way.text)}</a></p>` : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>${link}</main></body>
</html>
`
}
