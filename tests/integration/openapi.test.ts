// @module-tag properties
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument, type DocumentedOperation } from '#app/api/openapi.server.ts'
import { allOperations, type Operation } from '#app/api/operations.server.ts'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { credentials, openCaller, type Caller } from '#tests/support/api-caller.ts'
import { ask, type Answer, type Question } from '#tests/support/ask.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { documentedOperations, expectDocumented, namedSchema } from '#tests/support/documented.ts'
import { broken, fitting } from '#tests/support/json-arbitrary.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const MAIL_EVENTS_SECRET = 'b3d1c0a94e5f67788990aabbccddeeff00112233445566778899'

let portal: Portal
let caller: Caller
beforeAll(async () => {
  portal = await openPortal({ MAIL_EVENTS_SECRET })
  caller = await openCaller(portal, await addOrganisation(['Huis', 'Tuin', '']), 'session cookie')
})
afterAll(() => portal.close())

const tries = 30
const longestValue = 200
/** Between them every address but one reads or writes these: what needs people is read from what is kept of places. */
const tables = ['forms', 'usage_log', 'location_progress', 'mail_messages']
const asJson = { 'Content-Type': 'application/json' }
/** What is brought where a session is not enough. */
const secretOf = ({ security = [] }: DocumentedOperation): Record<string, string> =>
  security.some((way) => 'mailSecret' in way) ? { Authorization: `Bearer ${MAIL_EVENTS_SECRET}` } : {}
const boundary = 'between'
const asFiles = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }

test('the document is given to everybody, and as it was made', async () => {
  for (const base of ['/api', '/ss/api']) {
    const { status, headers, text } = await ask(portal.origin, `${base}/openapi.json`)
    expect([status, headers['content-type'], JSON.parse(text)]).toEqual([200, 'application/json', openApiDocument()])
  }
})

/** Everything that a question of an operation is made of. */
type Asked = { query: unknown; body: unknown }

const operationAt = (path: string): Operation | undefined => allOperations.find(([known]) => `/${known}` === path)?.[1]

/** Questions that the document allows. */
function questions({ parameters, requestBody }: DocumentedOperation): fc.Arbitrary<Asked> {
  const query = Object.fromEntries(parameters.map(({ name, schema }) => [name, fitting(schema, namedSchema)]))
  const requiredKeys = parameters.flatMap(({ name, required }) => (required ? [name] : []))
  const sent = requestBody?.content['application/json']?.schema
  const file = fc.constantFrom<[string, Uint8Array]>(
    ...Object.entries(sampleFiles).slice(0, 3),
    ['exe', Buffer.from('MZ\0\0')],
    ['pdf', Buffer.alloc(0)],
  )
  const body = sent ? fitting(sent, namedSchema) : fc.array(file, { maxLength: 2 })
  return fc.record({ query: fc.record(query, { requiredKeys }), body })
}

/** Objects as JSON: they may have a `toString` that is no function. */
const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Text that can stand in an address; others are refused as addresses. */
const inAddress = (value: unknown): string => asText(value).replaceAll('\0', '').toWellFormed().slice(0, longestValue)

const valuesIn = (query: unknown): [string, string][] =>
  Object.entries(typeof query === 'object' && query !== null ? query : { query }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [inAddress(name), inAddress(one)]),
  )

function questionOf(method: string, operation: DocumentedOperation, { query, body }: Asked): [string, Question] {
  const search = new URLSearchParams(valuesIn(query)).toString()
  if (method === 'GET') return [`?${search}`, { method }]
  if (!operation.requestBody?.content['multipart/form-data']) {
    return [`?${search}`, { method, headers: { ...asJson, ...secretOf(operation) }, body: JSON.stringify(body) ?? '' }]
  }
  const files = Array.isArray(body) ? body : [body]
  const parts = files.flatMap((file: unknown, at) => {
    const [kind, bytes] = Array.isArray(file) ? file : ['', file]
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="f${at}"; filename="x.${encodeURIComponent(asText(kind).toWellFormed())}"\r\n\r\n`
    return [Buffer.from(head), bytes instanceof Uint8Array ? bytes : Buffer.from(asText(bytes)), Buffer.from('\r\n')]
  })
  const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return [`?${search}`, { method, headers: asFiles, body: whole }]
}

describe.each(documentedOperations)('%s', (path, method, operation) => {
  const told = operationAt(path)
  const send = async (asked: Asked): Promise<Answer> => {
    const [search, { headers = {}, ...question }] = questionOf(method, operation, asked)
    const answer = await (method === 'GET'
      ? caller.get(`/api${path}${search}`)
      : caller.post(`/api${path}${search}`, question.body, headers))
    expectDocumented(operation, answer, asked)
    expect({ asked, isFailure: answer.status >= 500 }).toEqual({ asked, isFailure: false })
    if (answer.status === 200) expect(told?.answer?.parse(JSON.parse(answer.text))).toEqual(JSON.parse(answer.text))
    return answer
  }

  test('answers what the document allows as it says, and some of it well', async () => {
    const example = { query: told?.example.query ?? {}, body: told?.example.body ?? [['pdf', sampleFiles.pdf]] }
    const given: number[] = []
    const property = fc.asyncProperty(questions(operation), async (asked) => {
      given.push((await send(asked)).status)
    })
    await fc.assert(property, { numRuns: tries, examples: [[example]] })
    expect(given[0]).toBeLessThan(300)
  })

  test('answers everything else as the document says', async () => {
    const given = new Set<number>()
    const parts = questions(operation)
    const query = broken(parts.map((asked) => asked.query))
    const property = fc.asyncProperty(query, broken(parts.map(({ body }) => body)), async (odd, body) => {
      given.add((await send({ query: odd, body })).status)
    })
    await fc.assert(property, { numRuns: tries })
    if (operation.responses['422']) expect(given).toContain(422)
  })

  const odd: [status: number, question: Question & { path?: string }][] = [
    [400, { path: '?x=%00' }],
    [401, { headers: 'Authorization' in secretOf(operation) ? { Authorization: '' } : { Cookie: '' } }],
    [401, { headers: { Authorization: 'Bearer nonsense' } }],
    [405, { method: 'PUT' }],
    [411, { headers: { 'Transfer-Encoding': 'chunked' } }],
    [413, { headers: { 'Content-Type': 'text/plain' }, body: 'x'.repeat(3 * 1024 * 1024) }],
    [421, { headers: { Host: 'elsewhere.example' } }],
    ...(method === 'GET'
      ? []
      : ([
          [403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
          [415, { headers: { 'Content-Type': 'text/plain' }, body: 'x' }],
        ] satisfies [number, Question][])),
  ]
  test.each(odd)('answers %i as the document says', async (status, { path: search = '', headers, ...question }) => {
    const session = await credentials(portal, caller.member, 'session cookie')
    const own = { ...session, ...secretOf(operation) }
    const example = new URLSearchParams(told?.example.query).toString()
    const asked = { method, ...question, headers: { ...own, ...headers } }
    const answer = await ask(portal.origin, `/api${path}${search || `?${example}`}`, asked)
    expect({ asked, status: answer.status }).toEqual({ asked, status })
    expectDocumented(operation, answer, asked)
  })

  test('answers provider staff, and failures of its own, as the document says', async () => {
    const example = { query: told?.example.query ?? {}, body: told?.example.body ?? [] }
    const [search, question] = questionOf(method, operation, example)
    const staff = await credentials(portal, await newAdmin(), 'session cookie')
    const askedByStaff = { ...question, headers: { ...staff, ...question.headers } }
    expectDocumented(operation, await ask(portal.origin, `/api${path}${search}`, askedByStaff), askedByStaff)
    for (const table of tables)
      await portal.sql`alter table ${portal.sql(table)} rename to ${portal.sql(`${table}_away`)}`
    const [asking, { headers = {}, body }] = questionOf(method, operation, example)
    const answer =
      method === 'GET'
        ? await caller.get(`/api${path}${asking}`)
        : await caller.post(`/api${path}${asking}`, body, headers)
    for (const table of tables)
      await portal.sql`alter table ${portal.sql(`${table}_away`)} rename to ${portal.sql(table)}`
    expectDocumented(operation, answer, question)
    expect(answer.status).toBe(path === '/auth/user' ? 200 : 500)
  })
})
