import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { failure } from '#app/api/schemas.ts'
import { openCaller, ways, type Caller } from '#tests/support/api-caller.ts'
import { ask } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'

let portal: Portal
let callers: Caller[]
beforeAll(async () => {
  portal = await openPortal()
  const member = await addOrganisation(['Huis'])
  callers = await Promise.all(ways.map((way) => openCaller(portal, member, way)))
})
afterAll(() => portal.close())

let isCut = false
const cut = () => {
  isCut = true
  portal.statements.cut()
}
const mend = async () => {
  isCut = false
  await portal.statements.mend()
}
afterEach(() => (isCut ? mend() : undefined))

const questions: [string, unknown?][] = [
  ['/api/auth/user'],
  ['/ss/api/auth/user'],
  ['/api/roadmap'],
  ['/api/forms/get', { form_types: ['org-information'] }],
  ['/api/form', { form: { form_type: 'org-information', fields: { numberOfLocations: 2 } } }],
  ['/api/documents/get', {}],
]

test.each(questions)(
  '%s says in JSON that the database is away, and works again when it is back',
  async (path, body) => {
    for (const { get, post } of callers) {
      const question = () => (body === undefined ? get(path) : post(path, body))
      const before = await question()
      expect(before.status).not.toBe(503)
      cut()
      const { status, headers, text } = await question()
      expect(status).toBe(503)
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'retry-after': '10',
        'cache-control': expect.stringContaining('no-store'),
      })
      expect(failure.parse(JSON.parse(text))).toMatchObject({
        error: 'unavailable',
        message: expect.stringMatching(/\.$/),
      })
      expect(text).not.toMatch(/ECONN|CONNECT|127\.0\.0\.1|postgres|select/i)
      await mend()
      await expect.poll(async () => (await question()).status, { timeout: 5000 }).toBe(200)
    }
  },
)

test('no connection is lost where the database goes away as a transaction begins or ends', async () => {
  const [caller] = callers
  if (!caller) throw new Error('Nobody is signed in.')
  const save = async (numberOfLocations: number) =>
    (await caller.post('/api/form', { form: { form_type: 'org-information', fields: { numberOfLocations } } })).status
  // More often than there are connections.
  for (let count = 1; count <= 30; count += 1) {
    isCut = true
    portal.statements.cutAt(count % 5 ? 'begin' : 'commit')
    // A save may meet a connection that broke off with the one before: it says so before it begins anything.
    do expect(await save(count)).toBe(503)
    while (!portal.statements.isCut())
    await mend()
  }
  expect(await save(31)).toBe(200)
})

test('a connection that goes silent is given up, and the next request gets a new one', async () => {
  const [caller] = callers
  const statuses = () => Promise.all(Array.from({ length: 5 }, async () => (await caller?.get('/api/roadmap'))?.status))
  expect(new Set(await statuses())).toEqual(new Set([200]))
  portal.statements.silence()
  expect(await statuses()).toContain(503)
  // Those that nobody has used yet are found silent one by one; there were no more than twenty.
  await expect.poll(statuses, { timeout: 90_000 }).toEqual([200, 200, 200, 200, 200])
})

test('what needs no database is answered all the same', async () => {
  cut()
  expect((await ask(portal.origin, '/healthz')).status).toBe(200)
  const { status, text } = await ask(portal.origin, '/api/auth/user')
  expect([status, failure.parse(JSON.parse(text)).error]).toEqual([401, 'login_required'])
})

test('a page says so as a page', async () => {
  const [caller] = callers
  cut()
  const { status, headers } = (await caller?.get('/help')) ?? { status: 0, headers: {} }
  expect([status, headers['retry-after']]).toEqual([503, '10'])
  expect(headers['content-type']).toMatch(/^text\/html/)
})
