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
import { kindsOfAsking, type Ways } from '#tests/support/ways-to-ask.ts'
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

/** The address of a route with the number of a location and the id of a document. */
function addressOf(route: BuiltRoute, location: number, document: string): string {
  const path = route.path
    .replace(':id', document)
    .replace(':name', letterOf(route))
    .replace('*', 'nowhere')
    .replace(':organisationId', theirs.member.organisationId)
    .replace(':documentId', document)
    .replace(':userId', theirs.member.userId)
  const query = `location=${location}&location_index=${location}${isApi(route) ? '&document_type=floor-plan' : ''}`
  return `${path}?${query}${route.path === '/links/new' ? '&item=newsletter' : ''}`
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

/** Asks for the page, and in all these ways; gives what came back, of the page first, with the question before it. */
async function askEverything(visitor: Visitor, route: BuiltRoute, location: number, document: string, waysTo: Ways) {
  const page = addressOf(route, location, document)
  const sent = [{ headers: ownForm, body: capture() }, callOf(route, location) ?? []].flat()
  const ways = Object.entries(waysTo(page))
  const questions = ways.flatMap(([method, paths]) => {
    const bodies = method === 'GET' || method === 'HEAD' ? [{}] : sent
    return paths.flatMap((path) => bodies.map((one) => ({ path, method, ...one })))
  })
  return Promise.all(
    [{ path: page, method: 'GET' }, ...questions].map(async ({ path, ...question }) => {
      const { status, headers, text } = await visitor.ask(path, question)
      return { question: `${question.method} ${path}`, status, headers, all: `${JSON.stringify(headers)} ${text}` }
    }),
  )
}

/** Asks an address of the API as it is to be asked. */
const call = (visitor: Visitor, route: BuiltRoute, location: number) =>
  visitor.ask(addressOf(route, location, ''), { method: 'POST', ...callOf(route, location) })

const both = () => Promise.all([ours, theirs].map(({ member }) => everythingOf(portal, member.organisationId)))

test('the build lists the routes', () => {
  expect(routes.length).toBeGreaterThan(50)
  expect(routes.filter(({ hasAction }) => hasAction).length).toBeGreaterThan(10)
})

const named = routes.map((route) => [route.id, route] as const)

/** Without those around another one at the same address, which are asked with it. */
const apart = named.filter(
  ([id, { path }]) => !routes.some((other) => other.id !== id && other.path === path && other.ids.includes(id)),
)

test.each(named)('it is known who may ask for %s', (_id, route) => {
  expect(accessTo(route)).toBeDefined()
})

for (const [what, ways, options] of kindsOfAsking) {
  describe(`nobody is told anything and may write nothing: ${what}`, options, () => {
    testRefusals(apart, both, async (route) => {
      const visitor = openVisitor(portal.origin)
      const answers = await askEverything(visitor, route, last, theirs.documentIds[0] ?? '', ways)
      expectNothingOf(answers, [...ours.secrets, ...theirs.secrets])
      if (accessTo(route) === 'anyone') return
      const page = answers[0]
      if (isApi(route)) expect(page?.status).toBe(401)
      else
        expect([page?.status, page?.headers.location]).toEqual([302, expect.stringMatching(/^\/authentication\/login/)])
    })
  })

  describe(`another organisation is told nothing and may write nothing: ${what}`, options, () => {
    const read = () => everythingOf(portal, theirs.member.organisationId)
    testRefusals(apart, read, async (route) => {
      for (const location of [0, last]) {
        const visitor = await signedIn(portal.origin, ours.member)
        // What somebody else had chosen in this browser before.
        visitor.cookies.set('routekaart.location', String(last))
        expectNothingOf(
          await askEverything(visitor, route, location, theirs.documentIds[location] ?? '', ways),
          theirs.secrets,
        )
      }
    })
  })

  describe(`provider staff are told what they may know, and may write nothing: ${what}`, options, () => {
    testRefusals(apart, both, async (route) => {
      const visitor = await signedIn(portal.origin, administrator)
      const answers = await askEverything(visitor, route, last, theirs.documentIds[0] ?? '', ways)
      expectNothingOf(answers, keptFromStaff(accessTo(route), theirs))
      const page = answers[0]
      if (accessTo(route) === 'member') expect(page?.status).toBe(403)
      if (accessTo(route) === 'caller') expect((await call(visitor, route, last)).status).toBe(403)
      if (tellsStaff(accessTo(route))) expect(page?.all).toContain(theirs.mark)
    })
  })
}

test.each(named)('%s tells its own people', async (_id, route) => {
  const visitor = await signedIn(portal.origin, theirs.member)
  const page = await visitor.ask(addressOf(route, last, theirs.documentIds.at(-1) ?? ''))
  if (accessTo(route)?.startsWith('staff')) {
    expect([page.status, page.headers.location]).toEqual([303, '/'])
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
  if (isApi(route) || isFile(route)) return
  expect(page.text).toContain(theirs.mark)
  if (/^\/location\/./.test(route.path)) expect(page.text).toContain(nameOfLocation(theirs.mark, last))
})
