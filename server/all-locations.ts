import type { RequestHandler } from 'express'
import { forgetLocation } from '#app/roadmap/flow/location-choice.server.ts'

/** `?location=all` forgets the location chosen last, on any page: also where the page sends the browser on. */
export const allLocations: RequestHandler = (request, response, next) => {
  if (request.query.location === 'all') response.append('Set-Cookie', forgetLocation())
  next()
}
