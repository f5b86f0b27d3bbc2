import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementToSign, outcomeOf, signaturesOf, signByName } from '#tests/support/agreement.ts'
import { providersSigner, rolesIn, signForProvider, signPage } from '#tests/support/counter-sign.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { eventsOf } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
let staff: Awaited<ReturnType<typeof providersSigner>>
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await providersSigner(portal)
})
afterAll(() => portal.close())

test('two of the staff who sign at once make one signature, and both read whose', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  const other = await providersSigner(portal, 'Ans de Boer')
  const answers = await Promise.all([
    signForProvider(staff.visitor, member, link),
    signForProvider(other.visitor, member, link, { name: 'Ans de Boer' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await rolesIn(portal, member.organisationId)).toEqual(['signer', 'provider'])
  const by = (await signaturesOf(portal, member.organisationId))[1]?.typed_name
  for (const { visitor } of [staff, other])
    expect((await visitor.ask(signPage(member, link))).text).toContain(`door ${by} op`)
  // The evidence of before, that of both, and the documents of the task made of them.
  expect(await portal.filesOf(member.organisationId)).toHaveLength(4)
})

test('signing while the sender withdraws the link has one outcome, which both see', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  const leader = await signedIn(portal.origin, member)
  const [signed] = await Promise.all([
    signForProvider(staff.visitor, member, link),
    leader.post(`/links/${link.id}`, { intent: 'revoke' }),
  ])
  const isBoth = signed.status === 303
  expect(signed.status).toBe(isBoth ? 303 : 409)
  expect(await rolesIn(portal, member.organisationId)).toEqual(isBoth ? ['signer', 'provider'] : ['signer'])
  const kinds = (await eventsOf(portal, link)).filter((kind) => kind === 'counter-signed' || kind === 'revoked')
  expect(kinds).toEqual(isBoth ? ['counter-signed', 'revoked'] : ['revoked'])
  expect(await outcomeOf(portal, link)).toBe('signed')
  const page = unescapeHtml((await leader.ask(`/links/${link.id}`)).text)
  expect(page.includes('Ook getekend namens de leverancier')).toBe(isBoth)
})
