import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attention, documents, failure, formsFound } from '#app/api/schemas.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { ask, type Answer } from '#tests/support/ask.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { fileOf, floorPlans } from '#tests/support/documents-place.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addKey, programHeaders } from '#tests/support/program.ts'
import { builtRoutes } from '#tests/support/site-map.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

/** What a program of the provider may read, and that it may do nothing else. */

let portal: SharedPortal
let admin: Actor
let ours: Member
let theirs: Member
let headers: Record<string, string>
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
  ours = await addOrganisation(['Huis', 'Tuin'])
  theirs = await addOrganisation(['Elders'])
  for (const one of [ours, theirs]) {
    await addDocuments(one, floorPlans, [fileOf('plattegrond.pdf')])
    await addForm(one, 0, 'target-date', { date: Date.UTC(2027, 3, 20) })
  }
  headers = await programHeaders(portal.origin, await addKey(admin, { organisationIds: [ours.organisationId] }))
})
afterAll(() => portal.close())

const send = (path: string, body: unknown, own = headers): Promise<Answer> =>
  ask(portal.origin, path, { method: 'POST', headers: own, body: JSON.stringify(body) })
const formsOf = (organisation_id: string | undefined, own = headers, location_index: number | null = 0) =>
  send('/api/forms/get', { form_types: ['target-date'], location_index, organisation_id }, own)
const documentsOf = (organisation_id: string | undefined, own = headers) =>
  send('/api/documents/get', { location_index: 0, organisation_id }, own)
const errorIn = ({ text }: Answer): string => {
  const told: unknown = JSON.parse(text)
  return failure.parse(Array.isArray(told) ? told[1] : told).error
}

describe('of its organisations it reads', () => {
  test('forms', async () => {
    const { status, text } = await formsOf(ours.organisationId)
    const [[form]] = formsFound.parse(JSON.parse(text))
    expect([status, form]).toMatchObject([200, { form_type: 'target-date', fields: { date: Date.UTC(2027, 3, 20) } }])
  })

  test('documents', async () => {
    const { status, text } = await documentsOf(ours.organisationId)
    expect([status, documents.parse(JSON.parse(text)).map(({ name }) => name)]).toEqual([200, ['plattegrond.pdf']])
  })

  test('what needs staff, and nothing of others', async () => {
    for (const path of ['/api/attention', '/ss/api/attention']) {
      const { status, text } = await ask(portal.origin, path, { headers })
      const entries = attention.parse(JSON.parse(text))
      expect(status).toBe(200)
      expect(new Set(entries.map(({ place }) => place.organisation_id))).toEqual(new Set([ours.organisationId]))
      expect(entries.map((entry) => entry.for).filter((reader) => !/^(staff|owner)$/.test(reader))).toEqual([])
    }
  })

  test('later ones too, where it is for all', async () => {
    const all = await programHeaders(portal.origin, await addKey(admin, {}))
    const later = await addOrganisation(['Later'])
    expect((await formsOf(later.organisationId, all)).status).toBe(200)
    const { text } = await ask(portal.origin, '/api/attention', { headers: all })
    const found = attention.parse(JSON.parse(text)).map(({ place }) => place.organisation_id)
    expect(found).toEqual(expect.arrayContaining([ours.organisationId, theirs.organisationId, later.organisationId]))
  })
})

describe('it is not told', () => {
  test.each([
    ['another organisation', () => theirs.organisationId, 404, 'unknown_organisation'],
    ['one that there is not', () => '00000000-0000-4000-8000-000000000000', 404, 'unknown_organisation'],
    ['none', () => undefined, 422, 'invalid'],
  ])('of %s', async (_what, id, status, error) => {
    for (const answer of [await formsOf(id()), await documentsOf(id())]) {
      expect([answer.status, errorIn(answer)]).toEqual([status, error])
    }
  })

  test('of a location that there is not', async () => {
    const answer = await formsOf(ours.organisationId, headers, 7)
    expect([answer.status, errorIn(answer)]).toEqual([404, 'unknown_location'])
  })

  test('of an organisation that was archived', async () => {
    const gone = await addOrganisation(['Weg'])
    const own = await programHeaders(portal.origin, await addKey(admin, { organisationIds: [gone.organisationId] }))
    expect((await formsOf(gone.organisationId, own)).status).toBe(200)
    await portal.sql`update organisations set archived_at = now() where id = ${gone.organisationId}`
    expect((await formsOf(gone.organisationId, own)).status).toBe(404)
    const { text } = await ask(portal.origin, '/api/attention', { headers: own })
    expect(JSON.parse(text)).toEqual([])
  })
})

test.each([
  ['attention:read', 'attention'],
  ['forms:read', 'forms/get'],
  ['documents:read', 'documents/get'],
])('with the scope %s it reaches /api/%s alone', async (scope, path) => {
  const own = await programHeaders(portal.origin, await addKey(admin, { scopes: [scope] }))
  const answers = {
    attention: await ask(portal.origin, '/api/attention', { headers: own }),
    'forms/get': await formsOf(ours.organisationId, own),
    'documents/get': await documentsOf(ours.organisationId, own),
  }
  for (const [asked, answer] of Object.entries(answers)) {
    const isIts = asked === path
    expect([asked, answer.status]).toEqual([asked, isIts ? 200 : 403])
    if (!isIts) expect(errorIn(answer)).toBe('insufficient_scope')
  }
})

const forPrograms = /^\/(ss\/)?api\/(attention|forms\/get|documents\/get)$/
const others = (await builtRoutes()).filter(
  ({ path }) =>
    /^\/(ss\/)?api\//.test(path) &&
    !forPrograms.test(path) &&
    !/(openapi\.json|docs|mail\/events|oauth\/token)$/.test(path),
)

test.each(others.map(({ path }) => path))('%s is not for programs', async (path) => {
  for (const method of ['GET', 'POST']) {
    const address = path.replace('*', 'nowhere')
    const answer = await ask(portal.origin, `${address}?location_index=0`, { method, headers })
    expect([method, answer.status, errorIn(answer)]).toEqual([method, 403, 'insufficient_scope'])
  }
})

test('its token opens no page, and a cookie beside it makes good for nothing', async () => {
  const { Authorization = '' } = headers
  const page = await ask(portal.origin, '/admin', { headers: { Authorization } })
  expect([page.status, page.headers.location]).toEqual([302, expect.stringMatching(/^\/authentication\/login/)])
  const visitor = await signedIn(portal.origin, theirs)
  const answer = await visitor.ask('/api/roadmap?location_index=0', { headers: { Authorization } })
  expect([answer.status, errorIn(answer)]).toEqual([403, 'insufficient_scope'])
})

test('people may name their own organisation, and no other', async () => {
  const visitor = await signedIn(portal.origin, ours)
  const asJson = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const get = (organisation_id: string) =>
    visitor.ask('/api/documents/get', {
      ...{ method: 'POST', headers: asJson },
      body: JSON.stringify({ location_index: 0, organisation_id }),
    })
  expect((await get(ours.organisationId)).status).toBe(200)
  expect((await get(theirs.organisationId)).status).toBe(404)
})
