import type { RequestHandler } from 'express'
import { readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { isLanguage } from '#app/platform/i18n/languages.ts'
import { readAddress } from './limits.ts'
import { refuse } from './refusal.ts'

const cookie = 'routekaart.language'
const year = 365 * 24 * 3600

/**
 * `/en/help` and `/nl/help` go on to `/help`; the language holds from then on where this browser had chosen none.
 * What follows the language stays a path of this site, whatever it is.
 */
export const languagePrefix: RequestHandler = (request, response, next) => {
  const [, language, rest = ''] = /^\/(nl|en)(?=$|[/?])(.*)$/s.exec(request.originalUrl) ?? []
  if (!isLanguage(language) || (request.method !== 'GET' && request.method !== 'HEAD')) {
    next()
    return
  }
  const path = `/${rest.replace(/^[/\\]+/, '')}`
  if (!readAddress(path)) {
    refuse(request, response, 400, 'badAddress')
    return
  }
  if (!isLanguage(readCookies(request.headers.cookie).get(cookie))) {
    response.append('Set-Cookie', setCookie(response.locals.origin, cookie, language, year))
  }
  response.set('Cache-Control', 'no-store').redirect(302, path)
}
