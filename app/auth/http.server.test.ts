import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { AuthConfig } from './config.server.ts'
import { oauthToken } from './http.server.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function provider(answer: RequestListener): Promise<AuthConfig> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const tokenUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/oauth/token`
  const rest = { origin: '', issuer: '', scope: '', authorizeUrl: '', logoutUrl: '', jwksUrl: '' }
  return { ...rest, tokenUrl, clientId: 'client', clientSecret: 'secret' }
}

test('posts a form with the client’s name and secret', async () => {
  let sent = ''
  const config = await provider(async (request, answer) => {
    for await (const chunk of request) sent += String(chunk)
    answer.end(JSON.stringify({ access_token: 'a', id_token: 'b' }))
  })
  expect(await oauthToken(config, { code: 'x y' })).toEqual({ access_token: 'a', id_token: 'b' })
  expect(sent).toBe('client_id=client&code=x+y&client_secret=secret')
})

test('tries a broken connection three times in all', async () => {
  let tries = 0
  const config = await provider((request, answer) => {
    tries += 1
    if (tries < 3) request.socket.destroy()
    else answer.end(JSON.stringify({ access_token: 'a' }))
  })
  expect(await oauthToken(config, {})).toEqual({ access_token: 'a' })
})

test('gives up after three tries', async () => {
  let tries = 0
  const config = await provider((request) => {
    tries += 1
    request.socket.destroy()
  })
  const sentence = `HTTP error. Unable to fetch ${config.tokenUrl}`
  await expect(oauthToken(config, {})).rejects.toMatchObject({ error: 'request_error', message: sentence })
  expect(tries).toBe(3)
})

test.each([
  [400, '{"error":"invalid_grant","error_description":"no"}', 'invalid_grant', 'no'],
  [500, 'oops', 'request_error', /^HTTP error\. Unable to fetch http/],
  [200, '{}', 'request_error', /^HTTP error/],
])('takes an answer for final: %i %s', async (status, body, error, message) => {
  let tries = 0
  const config = await provider((_request, answer) => {
    tries += 1
    answer.writeHead(status).end(body)
  })
  await expect(oauthToken(config, {})).rejects.toMatchObject({ error, message: expect.stringMatching(message) })
  expect(tries).toBe(1)
})
