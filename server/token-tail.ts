import type { RequestHandler } from 'express'

/** Addresses that end in a token of 43 characters, of which the last is always a letter or a digit. */
const withToken =
  /^((?:\/(?:nl|en))?\/(?:share|calendar|unsubscribe|identity\/u\/(?:password|let-in))\/[\w-]{43})([^/?]+)(\?.*)?$/is

/**
 * An address without what was taken along behind its token: a full stop, a bracket, a space that is not seen. Programs that make
 * links of addresses in a text do that, and so do people who copy one.
 * @param url path and query, which can be read
 * @returns null where nothing is to be taken away
 */
export function withoutTail(url: string): string | null {
  const [, address, tail = '', query = ''] = withToken.exec(url) ?? []
  return address && !/[\p{L}\p{N}]/u.test(decodeURIComponent(tail)) ? address + query : null
}

/** Leads on to the address of a link without what was taken along behind it. */
export const cutTokenTail: RequestHandler = (request, response, next) => {
  const address = request.method === 'GET' || request.method === 'HEAD' ? withoutTail(request.originalUrl) : null
  if (address === null) next()
  else response.redirect(302, address)
}
