import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { exportJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuthConfig } from './config.server.ts'
import { IdTokenError } from './errors.ts'
import { checkClaims, verifyIdToken, type Expected } from './id-token.server.ts'

const now = 1_800_000_000
const moment = (seconds: number) => String(new Date(seconds * 1000))
const expected = { issuer: 'https://id.example/', clientId: 'app', nonce: 'n-1', now: now * 1000 }
const right = { iss: expected.issuer, sub: 'auth0|1', aud: 'app', nonce: 'n-1', iat: now, exp: now + 600 }

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: object, alg: unknown = 'RS256') => `${encode({ alg })}.${encode({ ...right, ...claims })}.c2ln`

const required = (name: string) => `${name} claim must be a string present in the ID token`
const mismatch = (name: string, wanted: string, found: string) =>
  `${name} claim mismatch in the ID token; expected "${wanted}", found "${found}"`
const number = (name: string) => `${name} claim must be a number present in the ID token`
const aud = 'Audience (aud) claim'
const azp = 'Authorized Party (azp)'
const orgId = 'Organization ID (org_id)'
const orgName = 'Organization Name (org_name)'
const authTime = 'Authentication Time (auth_time) claim'
const undecodable = 'ID token could not be decoded'

const refused: [what: string, token: string | undefined, sentence: string, more?: Partial<Expected>][] = [
  ['none', undefined, 'ID token is required but missing'],
  ['an empty one', '', 'ID token is required but missing'],
  ['two parts', 'a.b', undecodable],
  ['four parts', 'a.b.c.d', undecodable],
  ['an empty part', 'a..c', undecodable],
  ['no JSON', 'a.b.c', undecodable],
  ['JSON that is no object', `${encode('x')}.${encode(1)}.c2ln`, undecodable],
  ['no issuer', token({ iss: undefined }), required('Issuer (iss)')],
  ['an issuer that is no text', token({ iss: 1 }), required('Issuer (iss)')],
  ['another issuer', token({ iss: 'x' }), mismatch('Issuer (iss)', 'https://id.example/', 'x')],
  ['no subject', token({ sub: '' }), required('Subject (sub)')],
  [
    'another algorithm',
    token({}, 'HS256'),
    'Signature algorithm of "HS256" is not supported. Expected the ID token to be signed with "RS256".',
  ],
  [
    'no algorithm',
    token({}, 'none'),
    'Signature algorithm of "none" is not supported. Expected the ID token to be signed with "RS256".',
  ],
  ['no audience', token({ aud: undefined }), `${aud} must be a string or array of strings present in the ID token`],
  ['another audience', token({ aud: 'x' }), `${aud} mismatch in the ID token; expected "app" but found "x"`],
  [
    'other audiences',
    token({ aud: ['a', 'b'] }),
    `${aud} mismatch in the ID token; expected "app" but was not one of "a, b"`,
  ],
  [
    'two audiences, nobody authorised',
    token({ aud: ['app', 'b'] }),
    `${azp} claim must be a string present in the ID token when Audience (aud) claim has multiple values`,
  ],
  ['two audiences, another one authorised', token({ aud: ['app', 'b'], azp: 'b' }), mismatch(azp, 'app', 'b')],
  ['no nonce', token({ nonce: undefined }), required('Nonce (nonce)')],
  ['another nonce', token({ nonce: 'n-2' }), mismatch('Nonce (nonce)', 'n-1', 'n-2')],
  [
    'no sign-in time',
    token({ auth_time: '1' }),
    `${authTime} must be a number present in the ID token when Max Age (max_age) is specified`,
    { maxAge: 0 },
  ],
  ['no expiry', token({ exp: undefined }), number('Expiration Time (exp)')],
  ['no issue time', token({ iat: 'x' }), number('Issued At (iat)')],
  [
    'expiry 61 s ago',
    token({ exp: now - 61 }),
    `Expiration Time (exp) claim error in the ID token; current time (${moment(now)}) is after expiration time (${moment(now - 1)})`,
  ],
  [
    'a start in 61 s',
    token({ nbf: now + 61 }),
    `Not Before time (nbf) claim in the ID token indicates that this token can't be used just yet. Current time (${moment(now)}) is before ${moment(now + 1)}`,
  ],
  [
    'an old sign-in',
    token({ auth_time: now - 162 }),
    `${authTime} in the ID token indicates that too much time has passed since the last end-user authentication. Current time (${moment(now)}) is after last auth at ${moment(now - 2)}`,
    { maxAge: 100 },
  ],
  ['no organisation id', token({}), required(orgId), { organization: ' org_A ' }],
  ['another organisation id', token({ org_id: 'org_a' }), mismatch(orgId, 'org_A', 'org_a'), { organization: 'org_A' }],
  ['no organisation name', token({ org_id: 'x' }), required(orgName), { organization: 'Zonnehof' }],
  [
    'another organisation name',
    token({ org_name: 'linde' }),
    mismatch(orgName, 'zonnehof', 'linde'),
    { organization: 'Zonnehof' },
  ],
]

const accepted: [what: string, token: string, more?: Partial<Expected>][] = [
  ['a right one', token({})],
  ['a list of one audience', token({ aud: ['app'] })],
  ['two audiences and us authorised', token({ aud: ['app', 'b'], azp: 'app' })],
  ['expiry 60 s ago', token({ exp: now - 60 })],
  ['a start in 59 s', token({ nbf: now + 59 })],
  ['a sign-in time nobody asked for', token({ auth_time: 1 })],
  ['a sign-in just in time', token({ auth_time: now - 160 }), { maxAge: 100 }],
  ['our organisation', token({ org_id: 'org_A' }), { organization: ' org_A ' }],
  ['our organisation by name', token({ org_name: 'zonnehof' }), { organization: ' ZonneHof' }],
]

describe('checkClaims', () => {
  test.each(refused)('refuses: %s', (_what, given, sentence, more = {}) => {
    expect(() => checkClaims(given, { ...expected, ...more })).toThrow(new IdTokenError(sentence))
  })

  test.each(accepted)('accepts: %s', (_what, given, more = {}) => {
    expect(checkClaims(given, { ...expected, ...more }).sub).toBe('auth0|1')
  })

  test('tells the first thing that is wrong', () => {
    expect(() => checkClaims(token({ sub: 1, exp: 1 }, 'HS256'), expected)).toThrow(required('Subject (sub)'))
  })
})

describe('verifyIdToken', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let server: Server
  let config: AuthConfig

  beforeAll(async () => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
    server = createServer((_request, answer) => answer.end(JSON.stringify({ keys: [jwk] }))).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const jwksUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/jwks.json`
    config = {
      ...expected,
      jwksUrl,
      clientSecret: undefined,
      audience: '',
      tokenRequest: 'form',
      revokeUrl: '',
      origin: '',
      people: '',
      scope: '',
      authorizeUrl: '',
      logoutUrl: '',
      tokenUrl: '',
      cacheLocation: '',
    }
  })
  afterAll(() => {
    server.close()
  })

  const signWith = (key: typeof keys.privateKey) =>
    new SignJWT(right).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key)

  test('accepts the signature of the provider', async () => {
    expect(await verifyIdToken(config, await signWith(keys.privateKey), expected)).toMatchObject(right)
  })

  test('refuses the signature of somebody else', async () => {
    const forged = await signWith(otherKeys.privateKey)
    await expect(verifyIdToken(config, forged, expected)).rejects.toThrow('signature verification failed')
  })

  test('refuses a claim changed after signing', async () => {
    const [header, , signature] = (await signWith(keys.privateKey)).split('.')
    const changed = `${header}.${encode({ ...right, sub: 'auth0|2' })}.${signature}`
    await expect(verifyIdToken(config, changed, expected)).rejects.toThrow('signature verification failed')
  })
})
