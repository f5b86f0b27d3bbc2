import type { Request, Response } from 'express'
import nunjucks from 'nunjucks'
import { requestAccess } from '#app/platform/auth/guard.server.ts'
import type { Session } from '#app/platform/auth/session.server.ts'
import { takeFlash } from '#app/platform/frame/flash.server.ts'
import { navigation } from '#app/platform/frame/navigation.ts'
import { endOnPage } from '#app/platform/frame/session-end.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { bannerNow } from '#app/platform/site/site-texts.server.ts'
import { rememberLocation } from '#app/roadmap/flow/location-choice.server.ts'
import { initialsOf } from '#app/roadmap/flow/initials.ts'
import { acceptedEncoding, pack } from '#server/encoding.ts'

const templates = new nunjucks.Environment(new nunjucks.FileSystemLoader('tests/load/peer'), {
  autoescape: true,
  trimBlocks: true,
  lstripBlocks: true,
})

/** What is no part of the number behind `tel:`. */
const notOfNumbers = /[^\d+]/g

/** What a page shows in the frame of all pages; besides, a template gets what it alone needs. */
export type Framed = {
  title: string
  /** The name of the location that the page is about. */
  place: string | null
  /** The locations to switch to; null where there are none. */
  choices: object | null
  /** The id of the form on the page, of which every way out is a button; left out where there is none. */
  form?: string
} & Record<string, unknown>

/** The request as the portal's loaders take it. */
export const webRequest = (request: Request, response: Response): globalThis.Request =>
  new globalThis.Request(response.locals.origin + request.originalUrl, {
    headers: { Cookie: request.get('Cookie') ?? '' },
  })

/** Makes a page about a location with Nunjucks, packs it as the portal does, and sends it. */
export async function sendPage(
  { request, response, session, index }: { request: Request; response: Response; session: Session; index: number },
  template: string,
  shown: Framed,
): Promise<void> {
  const { language } = requestAccess(request)
  const { organisationName, contact, csrf, actor } = session
  const asked = webRequest(request, response)
  const flash = takeFlash(asked, language)
  const html = templates.render(template, {
    ...{ organisationName, contact, csrf, language, notOfNumbers },
    banner: bannerNow(language),
    common: anyTextFor(language, 'common'),
    end: endOnPage(session, language),
    menu: navigation(actor, request.path),
    message: flash?.message,
    nonce: response.locals.cspNonce,
    path: request.originalUrl,
    person: { name: actor.name, initials: initialsOf(actor.name) },
    screens: anyTextFor(language, 'roadmap/screens'),
    ...shown,
  })
  if (flash) response.append('Set-Cookie', flash.clear)
  for (const [name, value] of Object.entries(rememberLocation(asked, index))) response.append(name, value)
  const { bytes, encoding } = await pack(Buffer.from(html), acceptedEncoding(request.get('Accept-Encoding')))
  if (encoding !== 'identity') response.set('Content-Encoding', encoding)
  response.vary('Accept-Encoding').type('html').set('Content-Length', String(bytes.length)).end(bytes)
}
