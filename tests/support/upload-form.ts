import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import type { Answer } from './ask.ts'
import { multipartRequest, type Part } from './multipart.ts'
import type { Visitor } from './visitor.ts'

/** The page that takes the floor plans of the first location. */
export const floorPlanPage = '/location/upload-floor-plan/upload?location=0'

/** A PDF of so many bytes that are like those of no other one. */
export function pdfOf(size: number): Buffer {
  const start = `%PDF-1.7\n${randomUUID()}\n`
  return Buffer.concat([Buffer.from(start), Buffer.alloc(size - start.length, ' ')])
}

async function bodyOf(parts: readonly Part[]) {
  const { headers, body } = multipartRequest(parts)
  return { type: headers.get('Content-Type') ?? '', bytes: Buffer.from(await new Response(body).arrayBuffer()) }
}

/** Sends the form of an upload page as a browser does when the button that uploads, or another one, is pressed. */
export async function sendFiles(
  visitor: Visitor,
  parts: readonly Part[],
  path = floorPlanPage,
  goTo = 'save',
): Promise<Answer> {
  const { type, bytes } = await bodyOf([{ name: 'goTo', value: goTo }, ...parts])
  const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' }
  return visitor.ask(path, { method: 'POST', headers, body: bytes })
}

/** An upload of which only a part has been sent. */
export type HalfUpload = {
  /** Sends the rest; null where the connection breaks off. */
  finish: () => Promise<Answer | null>
}

/** Sends the first `bytes` bytes of such a form, and no more for now. */
export async function beginUpload(visitor: Visitor, parts: readonly Part[], bytes: number): Promise<HalfUpload> {
  const { type, bytes: body } = await bodyOf([{ name: 'goTo', value: 'save' }, ...parts])
  const Cookie = [...visitor.cookies].map((cookie) => cookie.join('=')).join('; ')
  const asked = request(visitor.origin + floorPlanPage, {
    method: 'POST',
    headers: { Cookie, 'Content-Type': type, 'Content-Length': body.length, 'Sec-Fetch-Site': 'same-origin' },
  })
  const answer = new Promise<Answer | null>((resolve) => {
    asked.once('error', () => resolve(null))
    asked.once('response', (response) => {
      text(response).then(
        (all) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: all }),
        () => resolve(null),
      )
    })
  })
  if (!asked.write(body.subarray(0, bytes))) await once(asked, 'drain')
  return {
    finish: () => {
      asked.end(body.subarray(bytes))
      return answer
    },
  }
}

/** The bytes of a document, as its download gives them; null where there is no such download. */
export async function download(visitor: Visitor, id: string): Promise<Buffer | null> {
  const Cookie = [...visitor.cookies].map((cookie) => cookie.join('=')).join('; ')
  const asked = request(`${visitor.origin}/documents/${id}/download`, { headers: { Cookie } }).end()
  const [response] = await once(asked, 'response')
  const bytes = await buffer(response)
  return response.statusCode === 200 ? bytes : null
}
