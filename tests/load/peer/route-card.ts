import type { RequestHandler } from 'express'
import nunjucks from 'nunjucks'
import { requestAccess } from '#app/platform/auth/guard.server.ts'
import { takeFlash } from '#app/platform/frame/flash.server.ts'
import { navigation } from '#app/platform/frame/navigation.ts'
import { endOnPage } from '#app/platform/frame/session-end.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { bannerNow } from '#app/platform/site/site-texts.server.ts'
import { askedWhose } from '#app/roadmap/assigning/doers.ts'
import { routeCardExportAddress } from '#app/roadmap/flow/addresses.ts'
import { cardView } from '#app/roadmap/flow/card-view.server.ts'
import { rememberLocation } from '#app/roadmap/flow/location-choice.server.ts'
import { initialsOf } from '#app/roadmap/flow/initials.ts'
import { readPlaceOf } from '#app/roadmap/flow/route.server.ts'
import { surroundingsOf } from '#app/roadmap/flow/surroundings.server.ts'
import { locationChoices } from '#app/roadmap/flow/switcher.server.ts'
import { requestsOf } from '#app/roadmap/requests/requests.server.ts'
import { readReviews } from '#app/sharing/review/item-reviews.server.ts'
import { acceptedEncoding, pack } from '#server/encoding.ts'

const templates = new nunjucks.Environment(new nunjucks.FileSystemLoader('tests/load/peer'), {
  autoescape: true,
  trimBlocks: true,
  lstripBlocks: true,
})

/** What is no part of the number behind `tel:`. */
const notOfNumbers = /[^\d+]/g

/** The route card of a location that has a name and stands in the address; 404 for everything else. */
export const sendRouteCard: RequestHandler = async (request, response, next) => {
  try {
    const { session, language } = requestAccess(request)
    const index = Number(request.query.location)
    const organisationId = session?.actor.organisationId
    if (!session || !organisationId || !Number.isInteger(index)) return void response.sendStatus(404)
    const member = { ...session.actor, organisationId }
    const { organisationName, contact, csrf } = session
    const place = await readPlaceOf(member, organisationName ?? '', index, contact)
    const { location } = place
    if (!location?.name) return void response.sendStatus(404)
    const [reviewsOf, requestOf, around] = await Promise.all([
      readReviews(member, place, language),
      requestsOf({ ...place, member }, language),
      surroundingsOf(member, place),
    ])
    const show = { asked: askedWhose(new URLSearchParams(request.originalUrl.split('?')[1])), userId: member.userId }
    const card = cardView(place, 'location', language, { around, reviewsOf, requestOf, show })
    const asked = new globalThis.Request(response.locals.origin + request.originalUrl, {
      headers: { Cookie: request.get('Cookie') ?? '' },
    })
    const flash = takeFlash(asked, language)
    const html = templates.render('route-card.njk', {
      ...{ card, location, organisationName, contact, csrf, language, notOfNumbers },
      banner: bannerNow(language),
      choices: locationChoices(place, around, language),
      common: anyTextFor(language, 'common'),
      counts: card.stops.map(({ groups }) => groups.reduce((sum, { lines }) => sum + lines.length, 0)),
      end: endOnPage(session, language),
      menu: navigation(session.actor, request.path),
      message: flash?.message,
      nonce: response.locals.cspNonce,
      path: request.originalUrl,
      person: { name: session.actor.name, initials: initialsOf(session.actor.name) },
      screens: anyTextFor(language, 'roadmap/screens'),
      t: anyTextFor(language, 'roadmap/screens/route-card'),
      takeOut: routeCardExportAddress(index),
    })
    if (flash) response.append('Set-Cookie', flash.clear)
    for (const [name, value] of Object.entries(rememberLocation(asked, index))) response.append(name, value)
    const { bytes, encoding } = await pack(Buffer.from(html), acceptedEncoding(request.get('Accept-Encoding')))
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    response.vary('Accept-Encoding').type('html').set('Content-Length', String(bytes.length)).end(bytes)
  } catch (error) {
    next(error)
  }
}
