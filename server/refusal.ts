import type { Request, Response } from 'express'
import type { Language } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

type Reason = keyof typeof codes

const codes = {
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
  unavailableUnsaved: 'unavailable',
  failed: 'internal_error',
} satisfies Partial<Record<keyof typeof nl, string>>

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
  response.status(status).set('Cache-Control', 'no-store')
  if (isForPrograms(request)) {
    response.json({ error: codes[reason], message: fill(en[reason], values) })
    return
  }
  response.type('html').send(refusalPage(reason, values, language))
}

/** The page of such an answer, also where there is no request that could be read. */
export function refusalPage(
  reason: Reason | 'headersTooLarge',
  values: Record<string, string> = {},
  language?: Language,
): string {
  const dutch = language === 'en' ? '' : `<p>${escapeHtml(fill(nl[reason], values))}</p>`
  const rest = language === 'nl' ? '' : `<p lang="en">${escapeHtml(fill(en[reason], values))}</p>`
  return (
    `<!doctype html><html lang="${language ?? 'nl'}"><head><meta charset="utf-8"><title>Routekaart</title>` +
    `<meta name="viewport" content="width=device-width"></head><body><main><h1>Routekaart</h1>` +
    `${dutch}${rest}<p><a href="/">Routekaart</a></p></main></body></html>\n`
  )
}

/** Whether a script asks, which wants JSON. */
export const isForPrograms = (request: Request): boolean =>
  /^\/((ss\/)?api\/|authentication\/token$)/i.test(pathOf(request))

/** Also where the request has come to a part of the server that knows only the rest of it. */
const pathOf = (request: Request): string => request.originalUrl.split('?', 1).join('')

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
