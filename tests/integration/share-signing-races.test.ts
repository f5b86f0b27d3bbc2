import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementToSign, hashOn, outcomeOf, signaturesOf, signHash } from '#tests/support/agreement.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { eventsOf } from '#tests/support/share.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

/** Both orders, because nobody knows which request the server takes first; and one in which it is known. */
const orders = ['signer first', 'sender first', 'signer long before'] as const

test.each(orders)('signing while the sender revokes has one outcome, which both see: %s', async (order) => {
  const { member, link, guest } = await agreementToSign(portal)
  const leader = await signedIn(portal.origin, member)
  const hash = await hashOn(guest, link)
  const sign = () => signHash(guest, link, hash)
  const revoke = () => leader.post(`/links/${link.id}`, { intent: 'revoke' })
  const signing = order === 'sender first' ? undefined : sign()
  if (order === 'signer long before') await signing
  const revoking = revoke()
  const [signed] = await Promise.all([signing ?? sign(), revoking])
  const isSigned = (await outcomeOf(portal, link)) === 'signed'
  expect(await signaturesOf(portal, member.organisationId)).toHaveLength(isSigned ? 1 : 0)
  // The evidence, and the same once more as the document of the task.
  expect(await portal.filesOf(member.organisationId)).toHaveLength(isSigned ? 2 : 0)
  const kinds = (await eventsOf(portal, link)).filter((kind) => kind === 'signed' || kind === 'revoked')
  // Once it is revoked nobody signs; who signed first has signed, whether or not it is revoked after that.
  expect([['revoked'], ['signed'], ['signed', 'revoked']]).toContainEqual(kinds)
  expect(kinds.includes('signed')).toBe(isSigned)
  expect(signed.headers.location === `${link.address}/evidence`).toBe(isSigned)
  if (!isSigned) expect((await guest.ask(link.address)).status).toBe(410)
  expect((await leader.ask(`/links/${link.id}/evidence`)).status).toBe(isSigned ? 200 : 404)
})

test('what changes while somebody reads is not signed: they are told, and sign what is there now', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const hash = await hashOn(guest, link)
  const leader = await signedIn(portal.origin, member)
  const details = await openStep(leader, '/organisation/sign-processing-agreement/details')
  await details.send({ 'signer.role': 'Voorzitter' })
  const press = (of: string) => signHash(guest, link, of)
  const old = await press(hash)
  expect([old.status, old.headers.location?.endsWith('sent=changed')]).toEqual([303, true])
  expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  const current = await hashOn(guest, link)
  expect(current).not.toBe(hash)
  expect((await press(current)).headers.location).toBe(`${link.address}/evidence`)
  expect((await signaturesOf(portal, member.organisationId))[0]).toMatchObject({ text_hash: current })
})
