import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { log } from '#app/platform/log/log.ts'
import { openTransport } from './transport.server.ts'

beforeAll(() => {
  log.level = 'silent'
})

let server: SMTPServer
let passwords: (string | null | undefined)[]
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

/** This computer under a name that does not tell. */
const elsewhere = '[::ffff:127.0.0.1]'

/** Starts a mail server with a certificate that nobody trusts, and sends it a message. */
async function sendTo(addressAt: (port: number) => string, options: SMTPServerOptions = {}) {
  passwords = []
  server = new SMTPServer({
    ...{ authOptional: true, logger: false },
    ...options,
    onAuth({ username, password }, _session, done) {
      passwords.push(password)
      if (password === 'p@ss') done(null, { user: username })
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }))
    },
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  })
  server.on('error', () => {}).listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  const transport = openTransport(addressAt(address.port), 'portal@example.org')
  const to = { name: '', address: 'anna@example.org' }
  const words = { language: 'nl', cause: 'share-link', subject: 'Een link', text: 'Hallo', html: '<p>Hallo</p>' }
  return transport({ id: '1', to, replyTo: null, ...words }, new AbortController().signal)
}

test('a message goes out without a password where there is none', async () => {
  expect(await sendTo((port) => `smtp://${elsewhere}:${port}`, { disabledCommands: ['STARTTLS'] })).toEqual({
    state: 'sent',
  })
  expect(passwords).toEqual([])
})

test.each([
  ['no TLS', 'smtp', { disabledCommands: ['STARTTLS'] }],
  ['TLS of a stranger, once connected', 'smtp', {}],
  ['TLS of a stranger', 'smtps', { secure: true }],
])('no password goes to a server with %s', async (_, protocol, options) => {
  const outcome = await sendTo((port) => `${protocol}://portal:p%40ss@${elsewhere}:${port}`, options)
  expect(outcome).toMatchObject({ state: 'waiting' })
  expect(passwords).toEqual([])
})

test.each([
  ['smtps', { secure: true }],
  ['smtp', {}],
])('this computer’s own server gets it by %s', async (protocol, options) => {
  const at = (password: string) => (port: number) => `${protocol}://portal:${password}@127.0.0.1:${port}`
  expect(await sendTo(at('p%40ss'), options)).toEqual({ state: 'sent' })
  expect(passwords).toEqual(['p@ss'])
})

test('a password that is not taken is no refusal of the message', async () => {
  const outcome = await sendTo((port) => `smtps://portal:old@127.0.0.1:${port}`, { secure: true })
  expect(outcome).toEqual({ state: 'waiting', problem: expect.stringContaining('535') })
})
