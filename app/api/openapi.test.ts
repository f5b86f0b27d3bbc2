import { describe, expect, test } from 'vitest'
import { programScopes } from '#app/platform/auth/program-scopes.ts'
import routes from '#app/routes.ts'
import { webhookTypes } from '#app/persistence/programs/webhook-event.ts'
import { webhookExample } from './examples.ts'
import { openApiDocument } from './openapi.server.ts'
import { allOperations } from './operations.server.ts'
import { webhookEvent } from './program-schemas.ts'

const document = openApiDocument()

/** Addresses of the site map that are about the API itself; the token endpoint stands with the way to sign in. */
const aboutTheApi = ['docs', 'openapi.json', 'oauth/token', '*']

test.each(['api/', 'ss/api/'])(
  'the document tells of every address of the site map below /%s, and of no other',
  (base) => {
    const known = routes.flatMap(({ path = '' }) => (path.startsWith(base) ? [path.slice(base.length)] : []))
    const told = Object.keys(document.paths).map((path) => path.slice(1))
    expect(known.filter((path) => !aboutTheApi.includes(path)).sort()).toEqual(told.sort())
  },
)

test('the document says which scope of a program each address asks, and where its token is got', () => {
  const { program } = document.components.securitySchemes
  const { scopes = {}, tokenUrl } = program && 'flows' in program ? program.flows.clientCredentials : {}
  expect(tokenUrl).toBe('/api/oauth/token')
  const asked = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ security = [] }) => security.flatMap((way) => way.program ?? [])),
  )
  expect(asked.sort()).toEqual(Object.keys(scopes).sort())
  expect(Object.keys(scopes)).toEqual([...programScopes])
})

test('the document tells of everything that webhooks tell, with an example that fits', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookTypes])
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    const { example } = post.requestBody.content['application/json'] ?? {}
    expect(webhookEvent.parse(example)).toEqual({ ...webhookExample, type })
  }
})

/** Every object in it. */
function* objectsIn(part: unknown): Generator<Record<string, unknown>> {
  if (typeof part !== 'object' || part === null) return
  if (!Array.isArray(part)) yield { ...part }
  for (const inner of Object.values(part)) yield* objectsIn(inner)
}

test('everything that is pointed to is there, and everything that is there is pointed to', () => {
  const { schemas, responses, headers } = document.components
  const parts = Object.entries({ schemas, responses, headers })
  const there = parts.flatMap(([kind, named]) => Object.keys(named).map((name) => `#/components/${kind}/${name}`))
  const pointed = [...objectsIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  expect(pointed.filter((one) => !there.includes(one))).toEqual([])
  expect(there.filter((one) => !pointed.includes(one))).toEqual([])
})

test('fields that only provider staff may set are not told as something to send', () => {
  expect(JSON.stringify(document)).not.toContain('"not"')
})

test('a secret says how it is left as it is and how it is cleared, and may be sent as null', () => {
  const description = expect.stringContaining('Sent empty it stays as it is; null clears it.')
  const secret = { anyOf: [{ type: 'string', maxLength: 200, description }, { type: 'null' }] }
  expect([...objectsIn(document.components.schemas.WifiSettingsChanges)]).toContainEqual(secret)
  expect(document.paths['/form']?.post?.description).toContain('null clears it')
})

describe.each(allOperations)('%s', (_path, { query, body, answer, failures, example }) => {
  test('has an example that fits its schemas', () => {
    if (query) query.parse(example.query)
    if (body && body !== 'files') body.parse(example.body)
    expect(answer ? answer.parse(example.answer) : undefined).toEqual(example.answer)
  })

  test('names each failure once', () => {
    expect(new Set(failures).size).toBe(failures.length)
  })
})
