import type { RequestHandler } from 'express'

/** Pages that answer a program in JSON, by method and path, and the address behind each that does so. */
const inJson = new Map([
  ['POST /verify', '/verify/json'],
  ['GET /admin/search', '/admin/search/json'],
])

/** A program that asks a page for JSON is led to the address that gives it; browsers, which take HTML, get the page. */
export const pagesForPrograms: RequestHandler = (request, response, next) => {
  const path = request.path.toLowerCase().replace(/\/$/, '')
  const address = inJson.get(`${request.method} ${path}`)
  if (address === undefined) return next()
  response.vary('Accept')
  if (request.accepts(['html', 'json']) === 'json') {
    const [, query] = request.originalUrl.split('?', 2)
    request.originalUrl = request.url = query === undefined ? address : `${address}?${query}`
  }
  next()
}
