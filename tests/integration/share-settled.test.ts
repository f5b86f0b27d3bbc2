import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementItem, agreementToSign, signByName, signer } from '#tests/support/agreement.ts'
import { providersSigner, signForProvider } from '#tests/support/counter-sign.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
let staff: Awaited<ReturnType<typeof providersSigner>>
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await providersSigner(portal)
})
afterAll(() => portal.close())

test('whoever was still asked for the same is asked no more, and their page says why', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const [other, late, apart] = [
    await addLink(member, { ...signer, recipientName: 'Greet Bos' }),
    await addLink(member, { ...signer, recipientName: 'Ans Vos', expiresAt: new Date(Date.now() - 60_000) }),
    await addLink(member, { may: 'fill', purpose: 'ict', items: ['wifi-settings'], locationIndex: 0 }),
  ]
  await signByName(guest, link)
  expect((await guest.ask(other.address)).status).toBe(200)
  await signForProvider(staff.visitor, member, link)
  const page = await guest.ask(other.address)
  expect([page.status, page.text.includes('name="intent"')]).toEqual([410, false])
  expect(unescapeHtml(page.text)).toMatch(
    /U hoeft niets meer te doen<\/h1>.*Hanneke de Vries heeft getekend, en de leverancier op/s,
  )
  const kinds = await Promise.all([other, late, apart].map(async (one) => (await eventsOf(portal, one)).at(-1)))
  expect(kinds.map((kind) => kind === 'settled')).toEqual([true, false, false])
  for (const one of [link, apart]) expect((await guest.ask(one.address)).status).toBe(200)
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask('/links')).text).toContain('Niet meer nodig: er is getekend')
  expect((await leader.ask('/')).text).not.toContain('Greet Bos')
  const again = await leader.ask(`/links/new?item=${agreementItem}&purpose=signer`)
  expect(unescapeHtml(again.text)).toMatch(/Getekend door Hanneke de Vries op .*Maak alleen een nieuwe link/s)
})
