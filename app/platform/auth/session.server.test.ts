import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { sign } from './seal.server.ts'
import { csrfFor } from './csrf.server.ts'
import { sessionHash } from './session.server.ts'

const http = 'http://localhost:3000'
const https = 'https://routekaart.example'
const id = randomBytes(32).toString('base64url')
let signed: string

beforeAll(() => {
  keepEnvironment(readEnvironment({ NODE_ENV: 'test', SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters' }))
  signed = `${id}.${sign('session-cookie', id)}`
})

describe('sessionHash', () => {
  test('is the SHA-256 of the id in a signed cookie', () => {
    const hash = createHash('sha256').update(id).digest()
    expect(sessionHash(http, `a=b; routekaart.session=${signed}; c=d`)).toEqual(hash)
    expect(sessionHash(https, `__Host-routekaart.session=${signed}`)).toEqual(hash)
  })

  test('asks for the prefix over https, so that no other host can set the cookie', () => {
    expect(sessionHash(https, `routekaart.session=${signed}`)).toBeNull()
  })

  test.each([
    ['no cookie', () => ''],
    ['no signature', () => id],
    ['an empty signature', () => `${id}.`],
    ['another id', () => `${randomBytes(32).toString('base64url')}.${signed.split('.')[1]}`],
    ['a changed signature', () => `${signed.slice(0, -2)}xx`],
    ['something behind it', () => `${signed}.x`],
    ['a signature for something else', () => `${id}.${sign('csrf', id)}`],
  ])('is null for %s', (_what, value) => {
    expect(sessionHash(http, `routekaart.session=${value()}`)).toBeNull()
  })
})

test('csrfFor gives every session a value of its own', () => {
  expect(csrfFor(Buffer.from('a'))).toBe(csrfFor(Buffer.from('a')))
  expect(csrfFor(Buffer.from('a'))).not.toBe(csrfFor(Buffer.from('b')))
})
