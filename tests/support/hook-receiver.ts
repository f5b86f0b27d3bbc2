import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** What a program was told, once for each attempt. */
export type Told = { path: string; headers: IncomingHttpHeaders; body: string }

/** A program that is told what happens. */
export type HookReceiver = {
  origin: string
  /** Everything it was told at this path. */
  at: (path: string) => Told[]
  /** What it answers from now on. */
  answer: (status: number, headers?: Record<string, string>) => void
  close: () => void
}

/** Opens a program on a port of this computer, which takes everything at first. */
export async function openHookReceiver(): Promise<HookReceiver> {
  const told: Told[] = []
  let [status, own]: [number, Record<string, string>] = [204, {}]
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.once('end', () => {
      told.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(status, own).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    at: (path) => told.filter((one) => one.path === path),
    answer: (next, headers = {}) => {
      status = next
      own = headers
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Whether something was signed with a secret, by the words of the Standard Webhooks specification and past our own code. */
export function isSignedBy(secret: string, { headers, body }: Told): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const expected = createHmac('sha256', key).update(content).digest('base64')
  const given = String(headers['webhook-signature']).split(' ')
  const isNow = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 60
  return isNow && given.includes(`v1,${expected}`)
}
