import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { builtRoutes } from '#tests/support/site-map.ts'
import { splitBy } from '#tests/support/stages.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let member: Member
let nobody: Visitor
let leader: Visitor
let visitors: Visitor[]
beforeAll(async () => {
  portal = await sharedPortal()
  member = await addOrganisation(['Huis'])
  nobody = openVisitor(portal.origin)
  leader = await signedIn(portal.origin, member)
  visitors = [nobody, leader, await signedIn(portal.origin, await newAdmin())]
})
afterAll(() => portal.close())

const routes = await builtRoutes()

test.each([
  ...['/%zz', '/%', '/%00', '/help%00', '/help%0a', '/%c3%28', '/%ed%a0%80', '/help?x=%00', '/location%zz.data'],
  ...[`/${'x'.repeat(9000)}`, `/help?${'x'.repeat(9000)}`, '/help?_data=routes/help', '/?_data', '/help?%5Fdata=root'],
  ...['/.data', '/_root.data.data', '/help.data?_routes=', '/x.data?_routes=root,__proto__'],
])('the address %j is refused', async (path) => {
  for (const visitor of visitors) expect((await visitor.ask(path)).status).toBe(400)
})

test.each([
  ...[
    '//',
    '/..',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/x',
    '/\\evil',
    '/;x',
    '/.',
    '/a//b///c',
    '/.env',
  ],
  ...['/nl', '/en//evil.example', '/nl/%2F%2Fevil.example', '/documents/../admin', '/__proto__', '/constructor'],
  ...['/documents/__proto__/download', `/documents/${'x'.repeat(500)}/download`, "/documents/'%20or%201=1/remove"],
  ...['/help?q=%zz', '/help?%', '/organisation?q=%c3%28', '/organisation?page=-1', '/organisation?page=9e99'],
  ...['/__manifest', '/__manifest?p=%2Fadmin&version=x', '/assets/../../package.json', '/assets/%2e%2e%2fx'],
  ...[
    '/authentication/callback?state=%ff&code=x',
    '/authentication/callback?error=%3Cscript%3E',
    '/identity/authorize?x[]=1',
  ],
])('the address %j does no harm', async (path) => {
  for (const visitor of visitors) {
    const { status, headers, text } = await visitor.ask(path)
    expect(status).toBeLessThan(500)
    expect(headers.location ?? '/').toMatch(/^(\/(?![/\\])|http:\/\/localhost:)/)
    expect(text).not.toMatch(/root:x:|"dependencies"|SESSION_SECRET/)
  }
})

test('a request that names two hosts is refused', async () => {
  const { hostname, port, host } = new URL(portal.origin)
  for (const second of [host, 'evil.example']) {
    const socket = connect(Number(port), hostname)
    socket.end(`GET /help HTTP/1.1\r\nHost: ${host}\r\nhOST: ${second}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test.each([
  ...['//evil.example/', '/.//evil.example', '/%2e//evil.example/x', '/../..//evil.example', '/\\evil.example'],
  ...['/en//evil.example', '/nl/.//evil.example', '/EN/%2E//evil.example', '/en/\\evil.example', '//evil.example.data'],
  ...['/nl/%2F%2Fevil.example', '/%2F/evil.example', '//evil.example/?returnTo=//evil.example', '/help//evil.example'],
])('nothing that answers %j leads to another site', async (path) => {
  for (const visitor of visitors) {
    const { headers, text } = await visitor.ask(path)
    const links = [...text.matchAll(/ (?:href|action|src|formaction)="([^"]*)"/g)].map(([, link = '']) => link)
    const asked = [...links, ...[headers.location ?? []].flat()]
    expect(asked.filter((link) => new URL(link, portal.origin).hostname === 'evil.example')).toEqual([])
  }
})

const oddLocations = [
  '-1',
  '99',
  '1e9',
  'abc',
  '',
  '0x0',
  '99999',
  '999999999999',
  '__proto__',
  "0'--",
  '%F0%9F',
  '0&location=1',
]

// A route and the first one within it have one address.
const paths = [...new Set(routes.map(({ path }) => path.replace(/:\w+/g, 'x').replace('*', 'nowhere')))]

/** A quarter of the locations is tried at each address in the gate, all of them over the addresses. */
const isInGate = (at: number, number: number) => (at + number) % 4 === 0

for (const [at, path] of paths.entries()) {
  const questions = oddLocations.map((location, number) => ({ location, number }))
  for (const { rows, options } of splitBy(questions, ({ number }) => isInGate(at, number))) {
    test(`${path} answers locations that are none without failing`, options, async () => {
      for (const { location } of rows) {
        const { status } = await leader.ask(`${path}?location=${location}&location_index=${location}`)
        expect({ location, failed: status >= 500 }).toEqual({ location, failed: false })
      }
    })
  }
}

test('no address gives the data of a page without the page around it', async () => {
  for (const path of paths) {
    const address = `${path === '/' ? '/_root' : path}.data`
    for (const visitor of visitors) expect([address, (await visitor.ask(address)).status]).toEqual([address, 400])
  }
  expect((await leader.ask('/__manifest?p=%2Fhelp')).status).toBe(404)
})

test('odd headers do no harm', async () => {
  const odd: Record<string, string>[] = [
    { Cookie: 'routekaart.session=' },
    { Cookie: 'routekaart.session=%00.x; routekaart.session=a.b.c' },
    { Cookie: `routekaart.location=99999; routekaart.flash=${'x'.repeat(4000)}` },
    { Cookie: '=;;; __proto__=x; routekaart.language=__proto__' },
    { 'Accept-Encoding': 'br;q=__proto__, *;q=0' },
    { 'Accept-Language': 'x'.repeat(4000) },
    { Range: 'bytes=9-1,-,x' },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'x' },
    { Authorization: 'Bearer ' },
  ]
  for (const headers of odd) {
    for (const path of ['/', '/help', '/api/roadmap', '/authentication/login']) {
      const { status, text } = await openVisitor(portal.origin).ask(path, { headers })
      expect(status).toBeLessThan(500)
      expect(text).not.toContain('evil.example')
    }
  }
})

test.each([
  ['/Admin', 303],
  ['/%61dmin', 303],
  ['/ADMIN/', 303],
  ['//admin', 400],
  ['/admin//', 303],
  ['/admin.data', 400],
  ['/%61dmin%2Edata', 404],
  ['/admin.data/', 404],
])('people of an organisation see nothing of %s', async (path, expected) => {
  const { status, headers, text } = await leader.ask(path)
  expect([status, text.includes(member.organisationId)]).toEqual([expected, false])
  if (status === 303) expect(headers.location).toBe('/')
  const outside = await nobody.ask(path)
  expect(outside.text).not.toContain(member.organisationId)
  expect(outside.status).not.toBe(200)
})
