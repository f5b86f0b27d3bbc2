import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#app/api/schemas.ts'
import { rates } from '#app/platform/config/limits.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { endProgramKey } from '#app/persistence/programs/program-keys.server.ts'
import { ask } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addKey, askForToken, programHeaders, type Key } from '#tests/support/program.ts'
import { newAdmin } from '#tests/support/tenant.ts'

/** How a program of the provider gets an access token, and until when that is good (RFC 6749). */

let portal: Portal
let admin: Actor
let member: Member
let key: Key
beforeAll(async () => {
  portal = await openPortal({ RATE_LIMITS: '1' })
  admin = await newAdmin()
  member = await addOrganisation(['Huis'])
  key = await addKey(admin, {})
})
afterAll(() => portal.close())

const json = (text: string): unknown => JSON.parse(text)
const grant = { grant_type: 'client_credentials' }
const everything = 'attention:read forms:read documents:read'
const given = (scope = everything) => ({
  ...{ access_token: expect.stringMatching(/^rkt_[\w-]{43}$/), token_type: 'Bearer', expires_in: 900, scope },
})
const documents = (headers: Record<string, string>) =>
  ask(portal.origin, '/api/documents/get', {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ location_index: 0, organisation_id: member.organisationId }),
  })

describe('a token is given', () => {
  test.each(['/api/oauth/token', '/ss/api/oauth/token'])('at %s to a client by HTTP Basic', async (path) => {
    const { status, headers, text } = await askForToken(portal.origin, key, grant, {}, path)
    expect([status, json(text)]).toEqual([200, given()])
    expect([headers['cache-control'], headers.pragma]).toEqual(['no-store', 'no-cache'])
    expect(headers['content-type']).toContain('application/json')
  })

  test('to a client in the form', async () => {
    const fields = { ...grant, client_id: key.id, client_secret: key.secret }
    const { status, text } = await askForToken(portal.origin, key, fields)
    expect([status, json(text)]).toEqual([200, given()])
  })

  test('with fewer scopes where fewer are asked for, and only those', async () => {
    const { text } = await askForToken(portal.origin, key, { ...grant, scope: 'forms:read' })
    expect(json(text)).toEqual(given('forms:read'))
    const Authorization = `Bearer ${String(JSON.parse(text).access_token)}`
    const answer = await documents({ Authorization, 'Content-Type': 'application/json' })
    expect([answer.status, failure.parse(json(answer.text)).error]).toEqual([403, 'insufficient_scope'])
    expect(answer.headers['www-authenticate']).toContain('scope="documents:read"')
  })

  test('and stands in the security log; neither secret nor token is kept', async () => {
    const own = await addKey(admin, { name: 'Rooster' })
    const { text } = await askForToken(portal.origin, own)
    const token = String(JSON.parse(text).access_token)
    const kinds = await portal.sql`select kind from security_log where facts ->> 'program' = ${own.id} order by number`
    expect(kinds.map(({ kind }) => kind)).toEqual(['program-key-made', 'program-token-given'])
    const kept = JSON.stringify(await portal.sql`select k::text, t::text from program_keys k, program_tokens t`)
    for (const secret of [own.secret, token]) {
      expect(kept).not.toContain(secret.slice(4))
      expect(portal.output()).not.toContain(secret.slice(4))
    }
    const [row] = await portal.sql`select used_at from program_keys where id = ${own.id}`
    expect(row?.used_at).toBeInstanceOf(Date)
  })
})

type Refusal = [
  why: string,
  status: number,
  error: string,
  fields: Record<string, string | readonly string[]>,
  over?: Partial<Key>,
  headers?: Record<string, string>,
]
const refusals: Refusal[] = [
  ['a wrong secret', 401, 'invalid_client', grant, { secret: `rks_${'A'.repeat(43)}` }],
  ['no secret', 401, 'invalid_client', grant, { secret: '' }],
  ['another client', 401, 'invalid_client', grant, { id: '00000000-0000-4000-8000-000000000000' }],
  ['no id', 401, 'invalid_client', grant, { id: "x' or true --" }],
  ['no client', 401, 'invalid_client', grant, {}, { Authorization: 'Bearer x' }],
  ['no grant', 400, 'invalid_request', {}],
  ['another grant', 400, 'unsupported_grant_type', { grant_type: 'password', username: 'x', password: 'y' }],
  ['a scope that there is not', 400, 'invalid_scope', { ...grant, scope: 'forms:read forms:write' }],
  ['a grant twice', 400, 'invalid_request', { grant_type: ['client_credentials', 'client_credentials'] }],
  ['JSON', 400, 'invalid_request', grant, {}, { 'Content-Type': 'application/json' }],
  ['a long body', 400, 'invalid_request', { ...grant, x: 'x'.repeat(5000) }],
]

test.each(refusals)('no token for %s', async (_why, status, error, fields, over = {}, headers = {}) => {
  const answer = await askForToken(portal.origin, { ...key, ...over }, fields, headers)
  expect([answer.status, json(answer.text)]).toEqual([
    status,
    { error, error_description: expect.stringMatching(/\.$/) },
  ])
  expect(answer.headers['www-authenticate']).toEqual(status === 401 ? expect.stringMatching(/^Basic /) : undefined)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('no token for a scope that the key does not have', async () => {
  const narrow = await addKey(admin, { scopes: ['forms:read'] })
  const answer = await askForToken(portal.origin, narrow, { ...grant, scope: 'documents:read' })
  expect([answer.status, JSON.parse(answer.text).error]).toEqual([400, 'invalid_scope'])
})

test('a client that comes wrong in the form is not told of HTTP Basic', async () => {
  const fields = { ...grant, client_id: key.id, client_secret: 'x' }
  const { status, headers } = await askForToken(portal.origin, key, fields)
  expect([status, headers['www-authenticate']]).toEqual([401, undefined])
})

describe('a token ends', () => {
  const refused = async (headers: Record<string, string>) => {
    const { status, text, headers: told } = await documents(headers)
    expect([status, failure.parse(json(text)).error]).toEqual([401, 'invalid_token'])
    expect(told['www-authenticate']).toMatch(/^Bearer .*error="invalid_token"/)
  }

  test('after its time', async () => {
    const own = await addKey(admin, {})
    const headers = await programHeaders(portal.origin, own)
    expect((await documents(headers)).status).toBe(200)
    await portal.sql`update program_tokens set expires_at = now() where key_id = ${own.id}`
    await refused(headers)
  })

  test('with its key', async () => {
    const own = await addKey(admin, {})
    const headers = await programHeaders(portal.origin, own)
    expect((await documents(headers)).status).toBe(200)
    expect(await endProgramKey(admin, own.id)).toBe('Planning')
    await refused(headers)
    expect((await askForToken(portal.origin, own)).status).toBe(401)
  })

  test('where it was never given', () => refused({ Authorization: `Bearer rkt_${'A'.repeat(43)}` }))
})

// The last one: nobody of this address gets a token for a minute afterwards.
test('too many questions for tokens are refused', async () => {
  let [status, asked] = [0, 0]
  for (; status !== 429 && asked <= rates.token.perAddress; asked += 1) {
    status = (await askForToken(portal.origin, { ...key, secret: 'x' })).status
  }
  expect(status).toBe(429)
})
