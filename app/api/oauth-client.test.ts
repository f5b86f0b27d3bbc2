import { expect, test } from 'vitest'
import { clientIn } from './oauth-client.ts'

const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`

test.each<[string, string | null, string, [id: string, secret: string] | null]>([
  ['the header', basic('one:two'), '', ['one', 'two']],
  ['the header, encoded as in a form', basic('one+a%3A:t%25wo'), '', ['one a:', 't%wo']],
  ['the header, with the same id in the body', basic('one:two'), 'client_id=one', ['one', 'two']],
  ['a secret with a colon', basic('one:t:wo'), '', ['one', 't:wo']],
  ['the body', null, 'client_id=one&client_secret=two', ['one', 'two']],
  ['the header and the body', basic('one:two'), 'client_id=one&client_secret=two', null],
  ['another id in the body', basic('one:two'), 'client_id=other', null],
  ['no secret', null, 'client_id=one', null],
  ['nothing', null, '', null],
  ['half a percent sign', basic('one:%'), '', null],
  ['no colon', basic('one'), '', null],
  ['another scheme', 'Bearer abc', 'client_id=one&client_secret=two', null],
])('a client by %s', (_, header, body, expected) => {
  const client = clientIn(header, new URLSearchParams(body))
  expect(client && [client.id, client.secret]).toEqual(expected)
  if (client) expect(client.isByHeader).toBe(header !== null)
})
