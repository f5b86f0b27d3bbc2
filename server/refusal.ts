import type { ErrorRequestHandler, Request, Response } from 'express'
import type { Language } from '#app/platform/i18n/languages.ts'
import { isOutage } from '#app/persistence/outage.ts'
import { en } from './en.ts'
import { log } from '../app/platform/log/log.ts'
import { nl } from './nl.ts'

type Reason = keyof typeof nl

const codes: Record<Reason, string> = {
  badAddress: 'bad_request',
  wrongHost: 'misdirected_request',
  method: 'method_not_allowed',
  lengthRequired: 'length_required',
  tooLarge: 'too_large',
  tooLargeKept: 'too_large',
  tooMany: 'too_many_requests',
  tooManyFor: 'too_many_requests',
  tooManyFiles: 'too_many_requests',
  notFound: 'not_found',
  unavailable: 'unavailable',
  failed: 'internal_error',
}

/**
 * Answers where Remix is not reached: a plain page, or JSON for the API.
 * @param values fill the `{{names}}` in the text
 * @param language of the reader; the page is in both where it is not known
 */
export function refuse(
  request: Request,
  response: Response,
  status: number,
  reason: Reason,
  values: Record<string, string> = {},
  language?: Language,
): void {
  const english = fill(en[reason], values)
  response.status(status).set('Cache-Control', 'no-store')
  if (/^\/((ss\/)?api\/|authentication\/token$)/i.test(pathOf(request))) {
    response.json({ error: codes[reason], message: english })
    return
  }
  const dutch = language === 'en' ? '' : `<p>${escapeHtml(fill(nl[reason], values))}</p>`
  const rest = language === 'nl' ? '' : `<p lang="en">${escapeHtml(english)}</p>`
  response
    .type('html')
    .send(
      `<!doctype html><html lang="${language ?? 'nl'}"><head><meta charset="utf-8"><title>Routekaart</title>` +
        `<meta name="viewport" content="width=device-width"></head><body><main><h1>Routekaart</h1>` +
        `${dutch}${rest}<p><a href="/">Routekaart</a></p></main></body></html>\n`,
    )
}

/** Also where the request has come to a part of the server that knows only the rest of it. */
const pathOf = (request: Request): string => request.originalUrl.split('?', 1).join('')

/** The last resort: an error that nothing else caught, logged once and told without its details. */
export const answerFailure: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { requestId } = response.locals
  log.error({ err: error, requestId }, 'request failed')
  if (response.headersSent) {
    next(error)
    return
  }
  if (isOutage(error)) {
    response.set('Retry-After', '10')
    refuse(request, response, 503, 'unavailable')
    return
  }
  refuse(request, response, 500, 'failed', { requestId })
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
