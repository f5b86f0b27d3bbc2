import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { openStep } from '#tests/support/step-form.ts'
import { everythingOf } from '#tests/support/stored.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const step = '/location/basic-info/contacts?location=0'

async function newVisitor() {
  const member = await addOrganisation(['Huis'])
  const visitor = await signedIn(portal.origin, member)
  const { fields } = await openStep(visitor, step)
  const csrf = String(fields.csrf)
  const post = (headers: Record<string, string>, typed: Record<string, string>) =>
    visitor.post(step, { 'contact.first_name': 'Bo', ...typed }, headers)
  return { member, visitor, csrf, post }
}

describe('a form of another site is refused and writes nothing', () => {
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': '' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: 'http://localhost' },
    { Referer: 'https://evil.example/' },
    {},
  ]
  test.each(foreign)('%j', async (headers) => {
    const { member, csrf, post } = await newVisitor()
    const before = await everythingOf(portal, member.organisationId)
    const isTold = 'Sec-Fetch-Site' in headers || ('Origin' in headers && headers.Origin !== 'null')
    const given = isTold ? { csrf } : { csrf: '' }
    const answer = await post(headers, given)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('kwam niet van deze website')
    expect(await everythingOf(portal, member.organisationId)).toEqual(before)
  })
})

describe('a form of our own is taken', () => {
  test('from a browser that says where it comes from', async () => {
    const { post } = await newVisitor()
    const own: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: portal.origin }]
    for (const headers of own) {
      expect((await post(headers, {})).status).toBe(303)
    }
  })

  test.each<[string, Record<string, string>]>([
    ['a text browser', {}],
    ['a browser that hides it', { Origin: 'null' }],
  ])('from %s, by its csrf field', async (_what, headers) => {
    const { csrf, post } = await newVisitor()
    expect((await post(headers, { csrf })).status).toBe(303)
    for (const wrong of ['', 'x', csrf.slice(1), `${csrf}x`, csrf.toLowerCase()]) {
      expect((await post(headers, { csrf: wrong })).status).toBe(403)
    }
  })

  test('but not with the csrf field of somebody else, or of an earlier session', async () => {
    const { csrf } = await newVisitor()
    const { member, post } = await newVisitor()
    expect((await post({}, { csrf })).status).toBe(403)
    const again = await signedIn(portal.origin, member)
    const later = await openStep(again, step)
    expect((await post({}, { csrf: String(later.fields.csrf) })).status).toBe(403)
  })
})

test('who is no longer signed in, on a page that does not say for whom it was made, is told that nothing was saved', async () => {
  const { member, visitor } = await newVisitor()
  const page = await openStep(visitor, step)
  const before = await everythingOf(portal, member.organisationId)
  visitor.cookies.delete('routekaart.session')
  const answer = await page.send({ 'contact.first_name': 'Bo', author: '' })
  expect(answer.status).toBe(401)
  expect(answer.text).toContain('is niet opgeslagen')
  expect(await everythingOf(portal, member.organisationId)).toEqual(before)
})
