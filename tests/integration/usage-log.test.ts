import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let visitor: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
})
beforeEach(async () => {
  member = await addOrganisation(['A'])
  visitor = await signedIn(portal.origin, member)
})
afterAll(() => portal.close())

const asJson = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
const failure = { error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\.$/) }
const shown = { log_type: 'navigation', amount: -1, data: '/help' }

const tell = (body: unknown, headers: Record<string, string> = asJson, path = '/api/user_log', from = visitor) =>
  from.ask(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

const rowsOf = async ({ userId }: { userId: string }) => [
  ...(await portal.sql`select organisation_id, log_type, amount, data from usage_log where user_id = ${userId} order by id`),
]

describe('the usage log', () => {
  test.each(['/api/user_log', '/ss/api/user_log'])('%s keeps what was done, by whom', async (path) => {
    const answers = [
      await tell(shown, asJson, path),
      await tell({ log_type: 'scroll', amount: 0.25, data: '/location/basic-info' }, asJson, path),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ])
    const organisation_id = member.organisationId
    expect(await rowsOf(member)).toEqual([
      { organisation_id, log_type: 'navigation', amount: -1, data: '/help' },
      { organisation_id, log_type: 'scroll', amount: 0.25, data: '/location/basic-info' },
    ])
  })

  test('keeps what provider staff do without an organisation', async () => {
    const admin = await newAdmin()
    const answer = await tell(shown, asJson, '/api/user_log', await signedIn(portal.origin, admin))
    expect(answer.status).toBe(204)
    expect(await rowsOf(admin)).toMatchObject([{ organisation_id: null, data: '/help' }])
  })

  test.each([
    ['/organisation?q=mevrouw+Jansen', '/organisation'],
    ['/help#naam', '/help'],
    ['/share/a-token-that-opens/page', '/share/…'],
    ['/en/%73hare/a-token-that-opens', '/share/…'],
    ['/./Share//a-token-that-opens', '/share/…'],
    ['/location/basic-info', '/location/basic-info'],
  ])('keeps of %s only the path', async (data, kept) => {
    expect((await tell({ ...shown, data })).status).toBe(204)
    expect(await rowsOf(member)).toMatchObject([{ data: kept }])
  })

  test.each([
    ['another type', { ...shown, log_type: 'save' }, 'log_type'],
    ['no type', { amount: -1, data: '/' }, 'log_type'],
    ['an amount beyond the page', { log_type: 'scroll', amount: 1.01, data: '/' }, 'amount'],
    ['an amount before the page', { log_type: 'scroll', amount: -1, data: '/' }, 'amount'],
    ['an amount of a page shown', { ...shown, amount: 0.5 }, 'amount'],
    ['an amount in words', { ...shown, amount: '-1' }, 'amount'],
    ['text that is no path', { ...shown, data: 'Marieke Jansen' }, 'data'],
    ['another site', { ...shown, data: 'https://evil.example/' }, 'data'],
    ['another site without its scheme', { ...shown, data: '//evil.example/' }, 'data'],
    ['a path with words', { ...shown, data: '/help Marieke Jansen' }, 'data'],
    ['a path with NUL', { ...shown, data: '/\0' }, 'data'],
    ['a path with half a character', { ...shown, data: '/\ud800' }, 'data'],
    ['a path that is too long', { ...shown, data: `/${'a'.repeat(512)}` }, 'data'],
    ['no path', { log_type: 'navigation', amount: -1 }, 'data'],
    ['a list', [shown], ''],
    ['nothing', null, ''],
  ])('refuses %s and keeps nothing', async (_what, body, path) => {
    const { status, text } = await tell(body)
    expect([status, JSON.parse(text)]).toEqual([422, { ...failure, issues: expect.any(Array) }])
    expect(JSON.parse(text).issues[0].path).toBe(path)
    expect(await rowsOf(member)).toEqual([])
  })

  test.each([
    ['text that is no JSON', '{', asJson, 400],
    ['an empty body', '', asJson, 400],
    ['a form', 'log_type=scroll', { ...asJson, 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['JSON that says it is text', JSON.stringify(shown), { ...asJson, 'Content-Type': 'text/plain' }, 415],
    ['a body of no type', JSON.stringify(shown), { 'Sec-Fetch-Site': 'same-origin' }, 415],
    ['far too much', JSON.stringify({ ...shown, more: 'a'.repeat(20_000) }), asJson, 413],
    ['what another site sends', JSON.stringify(shown), { ...asJson, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['what says to come from elsewhere', JSON.stringify(shown), { Origin: 'https://evil.example' }, 403],
  ])('answers %s with an error', async (_what, body, headers: Record<string, string>, expected) => {
    const { status, text } = await tell(body, headers)
    expect([status, JSON.parse(text)]).toEqual([expected, failure])
    expect(await rowsOf(member)).toEqual([])
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('cannot be asked with %s', async (method) => {
    const { status, headers, text } = await visitor.ask('/api/user_log', { method, headers: asJson })
    expect([status, headers.allow, JSON.parse(text)]).toEqual([405, 'POST', failure])
  })

  test('is not for who has not signed in', async () => {
    const { status, text } = await tell(shown, asJson, '/api/user_log', openVisitor(portal.origin))
    expect([status, JSON.parse(text)]).toEqual([401, failure])
  })
})

describe('addresses of the API', () => {
  const unknown = [
    '/api',
    '/api/nothing',
    '/api/nothing/at/all',
    '/ss/api/nothing',
    '/api/roadmap/more',
    '/API/nothing',
  ]

  test.each(unknown)('that are not there answer in JSON: %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers, text } = await visitor.ask(path, { method, headers: asJson })
      expect([status, JSON.parse(text)]).toEqual([404, { ...failure, error: 'not_found' }])
      expect(headers['content-type']).toContain('application/json')
    }
  })

  test.each([
    ['/api/roadmap', 'GET, HEAD, OPTIONS'],
    ['/ss/api/roadmap', 'GET, HEAD, OPTIONS'],
    ['/api/user_log', 'POST, OPTIONS'],
  ])('tell with OPTIONS what may be asked, and nothing else: %s', async (path, allow) => {
    const { status, headers, text } = await visitor.ask(path, { method: 'OPTIONS' })
    expect([status, headers.allow, text]).toEqual([204, allow, ''])
  })
})
