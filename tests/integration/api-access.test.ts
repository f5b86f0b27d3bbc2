import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure, user } from '#app/api/schemas.ts'
import type { Member } from '#app/persistence/actor.ts'
import { credentials, ways } from '#tests/support/api-caller.ts'
import { expectRefusal } from '#tests/support/api-refusal.ts'
import { ask } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let portal: Portal
let member: Member
beforeAll(async () => {
  portal = await openPortal()
  member = await addOrganisation(['Huis'])
})
afterAll(() => portal.close())

const json = { 'Content-Type': 'application/json' }
const getUser = (headers: Record<string, string>, path = '/api/auth/user') => ask(portal.origin, path, { headers })

/** Every address that answers somebody of an organisation, with what it takes. */
const addresses: [path: string, method: 'GET' | 'POST', body?: unknown][] = [
  ['auth/user', 'GET'],
  ['roadmap?location_index=0', 'GET'],
  ['forms/get', 'POST', { form_types: ['target-date'], location_index: 0 }],
  ['form', 'POST', { form: { form_type: 'target-date', location_index: 0, fields: {} } }],
  ['documents/get', 'POST', { location_index: 0 }],
  ['user_log', 'POST', { log_type: 'navigation', amount: -1, data: '/help' }],
]
const bases = ['/api', '/ss/api']
const otherSites: [header: string, value: string][] = [
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', 'same-site'],
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
]

describe.each(addresses)('%s', (path, method, body) => {
  const call = (headers: Record<string, string>, base = '/api') =>
    ask(portal.origin, `${base}/${path}`, {
      ...{ method, headers: { ...json, ...headers } },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  test.each(ways)('answers at both addresses to somebody with a valid %s', async (way) => {
    const own = await credentials(portal, await addOrganisation(['Huis']), way)
    for (const base of bases) expect((await call(own, base)).status).toBeLessThan(300)
  })

  test('refuses nobody, in JSON', async () => {
    for (const base of bases) expectRefusal(await call({}, base), 401, 'login_required')
  })

  test('goes by the Authorization header alone, where there is one', async () => {
    const { Cookie = '' } = await credentials(portal, member, 'session cookie')
    for (const Authorization of ['Bearer nonsense', 'Bearer ', 'Basic bGVhZGVyOng=', '']) {
      const answer = await call({ Cookie, 'Sec-Fetch-Site': 'same-origin', Authorization })
      expectRefusal(answer, 401, 'invalid_token', /error="invalid_token"/)
    }
  })

  test('needs no sign of where a call with a token comes from', async () => {
    const own = await credentials(portal, await addOrganisation(['Huis']), 'access token')
    const answer = await call({ ...own, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' })
    expect(answer.status).toBeLessThan(300)
  })

  test.each(method === 'POST' ? otherSites : [])(
    'refuses a cookie that another site makes a browser send: %s %s',
    async (name, value) => {
      const { Cookie = '' } = await credentials(portal, member, 'session cookie')
      expectRefusal(await call({ Cookie, [name]: value }), 403, 'forbidden')
    },
  )

  test('takes no other method, and says which', async () => {
    const own = await credentials(portal, member, 'session cookie')
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => other !== method)
    const allow = method === 'GET' ? 'GET, HEAD' : 'POST'
    for (const other of others) {
      const { status, headers, text } = await ask(portal.origin, `/api/${path}`, { method: other, headers: own })
      expect([status, headers.allow, failure.parse(JSON.parse(text)).error]).toEqual([405, allow, 'method_not_allowed'])
    }
    const options = await ask(portal.origin, `/api/${path}`, { method: 'OPTIONS', headers: own })
    expect([options.status, options.headers.allow, options.text]).toEqual([204, `${allow}, OPTIONS`, ''])
  })
})

describe.each(ways)('by %s', (way) => {
  test('the user is told who they are', async () => {
    const asking = await addOrganisation(['Huis'])
    const { status, text } = await getUser(await credentials(portal, asking, way))
    const { userId: id, organisationId: organisation_id, name, email } = asking
    const expected = { id, organisation_id, is_admin: false, name, email, language: null }
    expect([status, JSON.parse(text)]).toEqual([200, expected])
    expect(user.parse(JSON.parse(text))).toEqual(expected)
  })

  test('provider staff are told who they are, and have no data of an organisation', async () => {
    const admin = await newAdmin()
    const own = await credentials(portal, admin, way)
    const { status, text } = await getUser(own)
    expect([status, JSON.parse(text)]).toMatchObject([200, { organisation_id: null, is_admin: true }])
    for (const [path, method, body] of addresses.slice(1, -1)) {
      const answer = await ask(portal.origin, `/api/${path}`, {
        ...{ method, headers: { ...own, ...json } },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const told: unknown = JSON.parse(answer.text)
      expect(answer.headers['www-authenticate']).toBeDefined()
      expect([answer.status, path === 'forms/get' ? told : [[], told]]).toEqual([
        403,
        [[], { error: 'no_organisation', message: expect.any(String) }],
      ])
    }
  })

  test('an address that is not there is told in JSON', async () => {
    const own = await credentials(portal, await addOrganisation([]), way)
    const { status, text } = await getUser(own, '/api/nowhere')
    expect([status, failure.parse(JSON.parse(text)).error]).toEqual([404, 'not_found'])
  })
})

test('data that cannot be reached are told as such, and again there afterwards', async () => {
  const own = await credentials(portal, member, 'session cookie')
  await portal.sql`alter table documents rename to documents_away`
  const broken = await ask(portal.origin, '/api/roadmap', { headers: own })
  await portal.sql`alter table documents_away rename to documents`
  expect([broken.status, failure.parse(JSON.parse(broken.text)).error]).toEqual([500, 'internal_error'])
  expect(broken.text).not.toContain('documents')
  expect((await ask(portal.origin, '/api/roadmap', { headers: own })).status).toBe(200)
})
