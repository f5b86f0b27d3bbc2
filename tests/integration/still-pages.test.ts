import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

/** That a remembered page is the one that would be drawn anew is page-memory.test.ts. */

let portal: SharedPortal
let leader: Visitor
let admin: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  ;[leader, admin] = [await signedIn(portal.origin, await newTenant()), await signedIn(portal.origin, await newAdmin())]
})
afterAll(() => portal.close())

const ofMembers = [
  ...[
    '/',
    '/organisation',
    '/organisation?show=late&order=position',
    '/organisation/route-card',
    '/documents',
    '/help',
  ],
  ...['/location/route-card?location=0', '/location/route-card?location=2', '/settings', '/links'],
  ...['/organisation/looked-at', '/organisation/tasks', '/organisation/people'],
]
const ofStaff = [
  ...['/admin', '/admin/organisations', '/admin/users', '/admin/review', '/admin/settings', '/admin/usage'],
  '/admin/radar',
]

test.each([
  ...ofMembers.map((path) => [path, () => leader] as const),
  ...ofStaff.map((path) => [path, () => admin] as const),
])('%s comes whole, without what is for scripts that would take it over', async (path, visitor) => {
  // A part that is fetched where it stands is there from the second time on.
  await visitor().ask(path)
  const { status, text, headers } = await visitor().ask(path)
  expect(status).toBe(200)
  expect(text).toMatch(/^<!DOCTYPE html><html[\s\S]*<h1[\s\S]*<\/html>$/)
  expect(text).not.toMatch(/<!--|__remixContext/)
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect([...text.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1])).toEqual(
    Array.from(text.matchAll(/nonce=/g), () => nonce),
  )
})

test('what leads elsewhere, is not there or may not be seen is answered as ever', async () => {
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
