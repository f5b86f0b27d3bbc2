import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** What came back; `text` is the whole body. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** `agent` where it matters which connection it goes by. */
export type Question = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array; agent?: Agent }

/** Milliseconds without a byte after which a question counts as never answered. */
const patience = 60_000

const usualAgent = new Agent({ keepAlive: true })

/**
 * Sends a request just as it is given: the path is not tidied up and no header is added, as `fetch` would.
 * @param path everything behind the origin, also what no browser would send
 * @throws where the connection breaks off, or nothing comes for a minute
 */
export function ask(origin: string, path: string, question: Question = {}) {
  const { method = 'GET', headers = {}, body, agent = usualAgent } = question
  const { hostname, port } = new URL(origin)
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent })
    asked.setTimeout(patience, () => asked.destroy(new Error(`No answer to ${method} ${path} for ${patience} ms.`)))
    asked.once('error', reject)
    asked.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('error', reject)
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    asked.end(body)
  })
}
