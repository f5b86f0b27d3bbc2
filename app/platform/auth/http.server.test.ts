import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { AuthConfig } from './config.server.ts'
import { oauthToken, revokeToken } from './http.server.ts'

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
  const rest = {
    origin: '',
    issuer: '',
    people: '',
    scope: '',
    audience: '',
    authorizeUrl: '',
    logoutUrl: '',
    jwksUrl: '',
    cacheLocation: '',
  }
  const revokeUrl = tokenUrl.replace('token', 'revoke')
  return { ...rest, tokenUrl, revokeUrl, tokenRequest: 'form', clientId: 'client', clientSecret: 'secret' }
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

test('posts JSON where the provider wants it', async () => {
  let sent = ''
  const config = await provider(async (request, answer) => {
    for await (const chunk of request) sent += String(chunk)
    sent += request.headers['content-type']
    answer.end(JSON.stringify({ access_token: 'a' }))
  })
  await oauthToken({ ...config, tokenRequest: 'json', clientSecret: undefined }, { code: 'x y' })
  expect(sent).toBe('{"client_id":"client","code":"x y"}application/json')
})

test('carries the token that a second proof is given with', async () => {
  const config = await provider((_request, answer) =>
    answer.writeHead(403).end('{"error":"mfa_required","error_description":"Second factor","mfa_token":"m"}'),
  )
  const told = { error: 'mfa_required', message: 'Second factor', mfaToken: 'm' }
  await expect(oauthToken(config, {})).rejects.toMatchObject(told)
})

test('takes a refresh token back, in one try', async () => {
  const asked: string[] = []
  const config = await provider(async (request, answer) => {
    let sent = ''
    for await (const chunk of request) sent += String(chunk)
    asked.push(`${request.url} ${sent}`)
    answer.writeHead(asked.length === 1 ? 200 : 503).end()
  })
  await revokeToken(config, 'r')
  await expect(revokeToken(config, 'r')).rejects.toMatchObject({ error: 'request_error' })
  const sent = '/oauth/revoke client_id=client&token=r&token_type_hint=refresh_token&client_secret=secret'
  expect(asked).toEqual([sent, sent])
})

test('tries an answer that breaks off half-way again', async () => {
  let tries = 0
  const config = await provider((_request, answer) => {
    tries += 1
    if (tries > 1) answer.end('{"access_token":"a"}')
    else answer.writeHead(200, { 'Content-Length': '20' }).write('{"access', () => answer.destroy())
  })
  expect(await oauthToken(config, {})).toMatchObject({ access_token: 'a' })
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
  [200, '{"access_token":"a","expires_in":"soon"}', 'request_error', /^HTTP error/],
  [200, '{"access_token":"a","refresh_token":7}', 'request_error', /^HTTP error/],
  [200, '<html>', 'request_error', /^HTTP error/],
])('takes an answer for final: %i %s', async (status, body, error, message) => {
  let tries = 0
  const config = await provider((_request, answer) => {
    tries += 1
    answer.writeHead(status).end(body)
  })
  await expect(oauthToken(config, {})).rejects.toMatchObject({ error, message: expect.stringMatching(message) })
  expect(tries).toBe(1)
})
