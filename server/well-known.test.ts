import { createServer } from 'node:http'
import { once } from 'node:events'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { ask } from '#tests/support/ask.ts'
import { wellKnown } from './well-known.ts'

let stop = () => {}
afterEach(() => {
  stop()
  keepEnvironment(readEnvironment({ NODE_ENV: 'test' }))
})

/** Starts a server with these settings; gives what it answers at an address of `/.well-known`. */
async function serve(settings: Record<string, string>) {
  const env = readEnvironment({ NODE_ENV: 'test', ...settings })
  keepEnvironment(env)
  const app = express()
    .use((_request, response, next) => {
      response.locals.origin = 'https://portal.example'
      next()
    })
    .use(wellKnown(env), (_request, response) => {
      response.sendStatus(404)
    })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`
  return (name: string) => ask(origin, `/.well-known/${name}`, { headers: { Connection: 'close' } })
}

const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Routekaart <portal@example.org>' }
const auth0 = { AUTH0_DOMAIN: 'login.example', AUTH0_CLIENT_ID: 'client' }

test.each([
  ['its own setting', { SECURITY_CONTACT: 'https://example.org/security', ...mail }, 'https://example.org/security'],
  ['the address that mail comes from', mail, 'mailto:portal@example.org'],
])('who is told of a weakness is %s', async (_what, settings, contact) => {
  const { status, text, headers } = await (await serve(settings))('security.txt')
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.split('\n')).toContain(`Contact: ${contact}`)
  expect(text.split('\n')).toContain('Canonical: https://portal.example/.well-known/security.txt')
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now() + 100 * 86_400_000)
})

test('where nobody is named there is no such file', async () => {
  expect((await (await serve({}))('security.txt')).status).toBe(404)
})

test.each([
  ['the embedded provider', {}, '/identity/u/forgotten'],
  ['another one', auth0, '/settings'],
])('with %s, a password is changed at %s', async (_what, settings, address) => {
  const { status, headers } = await (await serve(settings))('change-password')
  expect([status, headers.location]).toEqual([302, address])
})

test.each(['security@example.org', 'http://example.org/security', 'mailto:nobody'])('%s is no contact', (contact) => {
  expect(() => readEnvironment({ NODE_ENV: 'test', SECURITY_CONTACT: contact })).toThrow(
    /SECURITY_CONTACT: has to look/,
  )
})
