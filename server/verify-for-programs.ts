import type { RequestHandler } from 'express'

/** A program that checks a file at /verify is answered in JSON: there is an address of its own for that behind it. */
export const verifyForPrograms: RequestHandler = (request, response, next) => {
  if (!/^\/verify\/?$/i.test(request.path)) return next()
  response.vary('Accept')
  if (request.method === 'POST' && request.accepts(['html', 'json']) === 'json') {
    request.originalUrl = '/verify/json'
    request.url = '/verify/json'
  }
  next()
}
