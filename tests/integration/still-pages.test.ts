import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let [leader, admin]: Visitor[] = []
beforeAll(async () => {
  portal = await sharedPortal()
  ;[leader, admin] = [await signedIn(portal.origin, await newTenant()), await signedIn(portal.origin, await newAdmin())]
})
afterAll(() => portal.close())

/** What a page is made of, however it was drawn: React puts comments between texts for scripts that take a page over. */
const made = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/nonce="[^"]*"/g, 'nonce')
    .replace(/animation-delay:[^}]*/g, 'delay')
    .replace(/[?&](amp;)?index(?=["&])/g, '')

test.each([
  ...[
    '/',
    '/organisation',
    '/organisation?show=late&order=position',
    '/organisation/route-card',
    '/documents',
    '/help',
  ],
  ...[
    '/location/route-card?location=0',
    '/location/route-card?location=2',
    '/settings',
    '/links',
    '/organisation/looked-at',
    '/organisation/tasks',
    '/organisation/people',
  ],
])('%s is the page that Remix makes', async (path) => {
  if (!leader) throw new Error('Nobody is signed in.')
  // The location that is looked at is remembered in a cookie, with which nothing more is set.
  await leader.ask(path)
  const [drawn, byRemix] = [await leader.ask(path), await leader.ask(`${path}${path.includes('?') ? '&' : '?'}index`)]
  expect([drawn.status, byRemix.status]).toEqual([200, 200])
  expect(byRemix.text).toContain('<!--')
  expect(drawn.text).not.toContain('<!--')
  expect(made(drawn.text)).toBe(made(byRemix.text))
  const {
    date: _,
    'x-request-id': __,
    'content-length': ___,
    'content-security-policy': ____,
    ...headers
  } = drawn.headers
  expect(byRemix.headers).toMatchObject(headers)
})

test.each([
  '/admin',
  '/admin/organisations',
  '/admin/users',
  '/admin/review',
  '/admin/settings',
  '/admin/usage',
  '/admin/radar',
])('%s of provider staff too', async (path) => {
  if (!admin) throw new Error('Nobody is signed in.')
  const [drawn, byRemix] = [await admin.ask(path), await admin.ask(`${path}?index`)]
  expect(drawn.text).not.toContain('<!--')
  expect(made(drawn.text)).toBe(made(byRemix.text))
})

test('what leads elsewhere, is not there or may not be seen is answered as ever', async () => {
  if (!leader) throw new Error('Nobody is signed in.')
  const stranger = openVisitor(portal.origin)
  leader.cookies.delete('routekaart.location')
  const answers = await Promise.all([
    leader.ask('/location/route-card'),
    leader.ask('/location/route-card?location=99'),
    leader.ask('/admin/users'),
    stranger.ask('/organisation'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([302, 404, 303, 302])
  expect(answers[0]?.headers.location).toBe('/organisation')
  expect(answers[1]?.text).toContain('<h1')
})
