import type { RequestHandler } from 'express'
import { addressHeader, addressWantedHeader } from '#app/platform/workspace/sending.ts'

const redirects = [301, 302, 303, 307, 308]

/**
 * Answers the script of a page with an address in the place of a redirect: a browser that follows one hides its headers, with
 * the version of the form that was saved (docs/decisions/103).
 */
export const addressForRedirect: RequestHandler = (request, response, next) => {
  if (request.get(addressWantedHeader) === undefined) return next()
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status: number) => {
    const address = response.getHeader('Location')
    if (!redirects.includes(status) || address === undefined) return writeHead(status)
    response.setHeader(addressHeader, address)
    for (const name of ['Location', 'Content-Type', 'Content-Length']) response.removeHeader(name)
    return writeHead(204)
  }
  next()
}
