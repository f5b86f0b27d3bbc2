import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#tests/support/ask.ts'
import { addMarkedTenant, type MarkedTenant } from '#tests/support/marked-tenant.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { everythingOf } from '#tests/support/stored.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
let theirs: MarkedTenant
let visitor: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  const ours = await addMarkedTenant(portal, 'Wulpnest', 1)
  theirs = await addMarkedTenant(portal, 'Kwartelei', 2)
  visitor = await signedIn(portal.origin, ours.member)
})
afterAll(() => portal.close())

/** An answer without what differs from one request to the next. */
function essence({ status, headers, text }: Answer, id: string) {
  const [, nonce = ''] = /nonce-([^']+)/.exec(String(headers['content-security-policy'])) ?? []
  const changing = [id, nonce, String(headers['x-request-id'])]
  // How long the session still lasts is counted in tenths of a second.
  const left = /\b\d{4,6}(\.\d)?(?=s[,}])/g
  return {
    status,
    type: headers['content-type'],
    text: changing.reduce((rest, word) => rest.replaceAll(word, '…'), text).replace(left, '…'),
  }
}

test.each([
  ['GET', 'download'],
  ['HEAD', 'download'],
  ['GET', 'remove'],
  ['POST', 'remove'],
])('%s %s of a foreign document says the same as of one that never was', async (method, what) => {
  const before = await everythingOf(portal, theirs.member.organisationId)
  const ask = async (id: string) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = method === 'POST' ? 'returnTo=/' : undefined
    return essence(await visitor.ask(`/documents/${id}/${what}`, { method, headers, body }), id)
  }
  const foreign = await ask(theirs.documentIds[0] ?? '')
  expect(foreign.status).toBe(404)
  expect(foreign).toEqual(await ask(randomUUID()))
  expect(await everythingOf(portal, theirs.member.organisationId)).toEqual(before)
})
