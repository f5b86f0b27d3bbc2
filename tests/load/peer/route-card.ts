import type { RequestHandler } from 'express'
import { requestAccess } from '#app/platform/auth/guard.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { askedWhose } from '#app/roadmap/assigning/doers.ts'
import { routeCardExportAddress } from '#app/roadmap/flow/addresses.ts'
import { cardView } from '#app/roadmap/flow/card-view.server.ts'
import { readPlaceOf } from '#app/roadmap/flow/route.server.ts'
import { surroundingsOf } from '#app/roadmap/flow/surroundings.server.ts'
import { locationChoices } from '#app/roadmap/flow/switcher.server.ts'
import { requestsOf } from '#app/roadmap/requests/requests.server.ts'
import { readReviews } from '#app/sharing/review/item-reviews.server.ts'
import { sendPage } from './page.ts'

/** The route card of a location that has a name and stands in the address; 404 for everything else. */
export const sendRouteCard: RequestHandler = async (request, response, next) => {
  try {
    const { session, language } = requestAccess(request)
    const index = Number(request.query.location)
    const organisationId = session?.actor.organisationId
    if (!session || !organisationId || !Number.isInteger(index)) return void response.sendStatus(404)
    const member = { ...session.actor, organisationId }
    const place = await readPlaceOf(member, session.organisationName ?? '', index, session.contact)
    const { location } = place
    if (!location?.name) return void response.sendStatus(404)
    const [reviewsOf, requestOf, around] = await Promise.all([
      readReviews(member, place, language),
      requestsOf({ ...place, member }, language),
      surroundingsOf(member, place),
    ])
    const show = { asked: askedWhose(new URLSearchParams(request.originalUrl.split('?')[1])), userId: member.userId }
    const card = cardView(place, 'location', language, { around, reviewsOf, requestOf, show })
    const t = anyTextFor(language, 'roadmap/screens/route-card')
    await sendPage({ request, response, session, index }, 'route-card.njk', {
      ...{ card, location, t },
      title: t('ofLocation', { name: location.name }),
      place: location.name,
      choices: locationChoices(place, around, language),
      counts: card.stops.map(({ groups }) => groups.reduce((sum, { lines }) => sum + lines.length, 0)),
      takeOut: routeCardExportAddress(index),
    })
  } catch (error) {
    next(error)
  }
}
