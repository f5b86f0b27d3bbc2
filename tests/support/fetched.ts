import { once } from 'node:events'
import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Visitor } from './visitor.ts'

/** A file as the browser of this visitor gets it. */
export async function fetched(
  visitor: Visitor,
  path: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const Cookie = [...visitor.cookies].map((cookie) => cookie.join('=')).join('; ')
  const [response] = await once(request(visitor.origin + path, { headers: { Cookie } }).end(), 'response')
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}
