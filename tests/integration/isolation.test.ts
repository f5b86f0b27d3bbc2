import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { itemAtPath } from '#app/roadmap/registry.ts'
import { apiQuestions } from '#tests/support/api-questions.ts'
import { addMarkedTenant, nameOfLocation, type MarkedTenant, withNamedAccount } from '#tests/support/marked-tenant.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { expectNothingOf } from '#tests/support/told-secrets.ts'
import { testRefusals } from '#tests/support/refusals.ts'
import { accessTo, keptFromStaff, tellsStaff } from '#tests/support/route-access.ts'
import { builtRoutes, type BuiltRoute } from '#tests/support/site-map.ts'
import { everythingOf } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, ownForm, signedIn, encoded, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let ours: MarkedTenant
let theirs: MarkedTenant
let administrator: Actor
const routes = await builtRoutes()

beforeAll(async () => {
  portal = await openPortal()
  ours = await addMarkedTenant(portal, 'Wulpnest', 1)
  theirs = await withNamedAccount(portal, await addMarkedTenant(portal, 'Kwartelei', 4))
  administrator = await newAdmin()
})
afterAll(() => portal.close())

/** The last location of theirs, of which we have none. */
const last = 3

const isApi = (route: BuiltRoute) => /^\/(ss\/)?api\//.test(route.path)

/** What can be downloaded of the item a route belongs to. */
const letterOf = (route: BuiltRoute): string => [...(itemAtPath(route.path)?.item.letters.keys() ?? [])][0] ?? 'nothing'

/** Files are packed, so that their words are not seen in them. */
const isFile = ({ path }: BuiltRoute) => /\/(download|preview|picture|calendar|take-out|evidence\.pdf)(\/|$)/.test(path)

/** What a day would mean for the tasks of a place, which is called nothing there. */
const isDates = (route: BuiltRoute) => route.path.endsWith('/dates')

/** Every way to ask for a route with the number of a location and the id of a document. */
function waysTo(route: BuiltRoute, location: number, document: string) {
  const path = route.path
    .replace(':id', document)
    .replace(':name', letterOf(route))
    .replace('*', 'nowhere')
    .replace(':organisationId', theirs.member.organisationId)
    .replace(':documentId', document)
    .replace(':userId', theirs.member.userId)
  const query = `location=${location}&location_index=${location}${isApi(route) ? '&document_type=floor-plan' : ''}`
  const page = `${path}?${query}${route.path === '/links/new' ? '&item=newsletter' : ''}`
  const data = page.replace(path, `${path === '/' ? '/_root' : path}.data`)
  const own = encodeURIComponent(route.id)
  return {
    page,
    data,
    /** For what only reads: the data of the routes around it too, one by one. */
    reading: [
      ...[page, data],
      ...route.ids.map((id) => `${page}&_data=${encodeURIComponent(id)}`),
      ...route.ids.map((id) => `${data}&_routes=${encodeURIComponent(id)}`),
    ],
    writing: [page, `${page}&index`, data, `${data}&index`, `${page}&_data=${own}`, `${data}&_routes=${own}`],
  }
}

/** A form that names all of theirs that can be named. */
const capture = () =>
  encoded({
    ...{
      location: String(last),
      locationId: theirs.secrets.at(-1) ?? '',
      organisationId: theirs.member.organisationId,
    },
    ...{ id: theirs.documentIds, documentId: theirs.documentIds, version: '1', goTo: 'save', date: '2027-04-12' },
    ...{ 'locations[0].id': 'cccccccc', 'locations[0].name': 'Gekaapt', 'location.city': 'Gekaapt' },
    ...{ 'organisation.name': 'Gekaapt', 'manager.role': 'Gekaapt', 'wifi.settings.ssid': 'Gekaapt', language: 'en' },
  })

const callOf = (route: BuiltRoute, location: number) => apiQuestions(location)[route.id.replace(/^(ss\/)?api\//, '')]

type Methods = { reads: string[]; writes: string[] }

/** What forms and programs of ours use; and what only others do, to which no route has an answer of its own. */
const kinds: [what: string, methods: Methods, options: { tags?: string[] }][] = [
  ['read and sent', { reads: ['GET', 'HEAD'], writes: ['POST'] }, {}],
  ['put, patched and deleted', { reads: [], writes: ['PUT', 'PATCH', 'DELETE'] }, { tags: ['long'] }],
]

/** Asks in every way with these methods; gives what came back, with the question before it. */
async function askEverything(
  visitor: Visitor,
  route: BuiltRoute,
  location: number,
  document: string,
  methods: Methods,
) {
  const { reading, writing } = waysTo(route, location, document)
  const sent = [{ headers: ownForm, body: capture() }, callOf(route, location) ?? []].flat()
  const questions = [
    ...methods.reads.flatMap((method) => reading.map((path) => ({ path, method, body: undefined, headers: {} }))),
    ...methods.writes.flatMap((method) => writing.flatMap((path) => sent.map((one) => ({ path, method, ...one })))),
  ]
  return Promise.all(
    questions.map(async ({ path, method, ...question }) => {
      const { status, headers, text } = await visitor.ask(path, { method, ...question })
      return { question: `${method} ${path}`, status, all: `${JSON.stringify(headers)} ${text}` }
    }),
  )
}

/** Asks an address of the API as it is to be asked. */
const call = (visitor: Visitor, route: BuiltRoute, location: number) =>
  visitor.ask(waysTo(route, location, '').page, { method: 'POST', ...callOf(route, location) })

const both = () => Promise.all([ours, theirs].map(({ member }) => everythingOf(portal, member.organisationId)))

test('the build lists the routes', () => {
  expect(routes.length).toBeGreaterThan(50)
  expect(routes.filter(({ hasAction }) => hasAction).length).toBeGreaterThan(10)
})

const named = routes.map((route) => [route.id, route] as const)

test.each(named)('it is known who may ask for %s', (_id, route) => {
  expect(accessTo(route)).toBeDefined()
})

for (const [what, methods, options] of kinds) {
  describe(`nobody is told anything and may write nothing: ${what}`, options, () => {
    testRefusals(named, both, async (route) => {
      const visitor = openVisitor(portal.origin)
      const answers = await askEverything(visitor, route, last, theirs.documentIds[0] ?? '', methods)
      expectNothingOf(answers, [...ours.secrets, ...theirs.secrets])
      if (accessTo(route) === 'anyone') return
      const answer = await visitor.ask(waysTo(route, 0, theirs.documentIds[0] ?? '').page)
      if (isApi(route)) expect(answer.status).toBe(401)
      else
        expect([answer.status, answer.headers.location]).toEqual([
          302,
          expect.stringMatching(/^\/authentication\/login/),
        ])
    })
  })

  describe(`another organisation is told nothing and may write nothing: ${what}`, options, () => {
    const read = () => everythingOf(portal, theirs.member.organisationId)
    testRefusals(named, read, async (route) => {
      for (const location of [0, last]) {
        const visitor = await signedIn(portal.origin, ours.member)
        // What somebody else had chosen in this browser before.
        visitor.cookies.set('routekaart.location', String(last))
        expectNothingOf(
          await askEverything(visitor, route, location, theirs.documentIds[location] ?? '', methods),
          theirs.secrets,
        )
      }
    })
  })

  describe(`provider staff are told what they may know, and may write nothing: ${what}`, options, () => {
    testRefusals(named, both, async (route) => {
      const visitor = await signedIn(portal.origin, administrator)
      const answers = await askEverything(visitor, route, last, theirs.documentIds[0] ?? '', methods)
      expectNothingOf(answers, keptFromStaff(accessTo(route), theirs))
      const page = await (
        await signedIn(portal.origin, administrator)
      ).ask(waysTo(route, last, theirs.documentIds[0] ?? '').page)
      if (accessTo(route) === 'member') expect(page.status).toBe(403)
      if (accessTo(route) === 'caller') expect((await call(visitor, route, last)).status).toBe(403)
      if (tellsStaff(accessTo(route))) expect(page.text).toContain(theirs.mark)
    })
  })
}

test.each(named)('%s tells its own people', async (_id, route) => {
  const visitor = await signedIn(portal.origin, theirs.member)
  const way = waysTo(route, last, theirs.documentIds.at(-1) ?? '')
  const [page, data] = [await visitor.ask(way.page), await visitor.ask(way.data)]
  if (accessTo(route)?.startsWith('staff')) {
    expect([page.status, page.headers.location, data.status]).toEqual([303, '/', 403])
    return
  }
  if (accessTo(route) === 'caller') {
    const { status, text } = await call(visitor, route, last)
    expect([status, page.status]).toEqual([200, 405])
    if (route.id.endsWith('/get')) expect(text).toContain(theirs.mark)
  }
  if (accessTo(route) === 'member and staff')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(theirs.mark)])
  if (accessTo(route) !== 'member') return
  expect(page.status).toBe(200)
  if (isApi(route) || isFile(route) || isDates(route)) return
  expect(page.text).toContain(theirs.mark)
  // A table for spreadsheets is no page, and has no data of one.
  if (!route.path.endsWith('/csv')) expect(data.text).toContain(theirs.mark)
  if (/^\/location\/./.test(route.path)) expect(page.text).toContain(nameOfLocation(theirs.mark, last))
})
