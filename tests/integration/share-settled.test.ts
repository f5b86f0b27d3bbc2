import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreementItem, agreementToSign, signaturesOf, signByName, signer } from '#tests/support/agreement.ts'
import { providersSigner, rolesIn, signForProvider, signPage } from '#tests/support/counter-sign.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, dayAhead, eventsOf, rowOf, tokenIn } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
let staff: Awaited<ReturnType<typeof providersSigner>>
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await providersSigner(portal)
})
afterAll(() => portal.close())

const newLink = `/links/new?item=${agreementItem}&purpose=signer`
const typed = {
  ...{ items: agreementItem, may: 'sign', name: 'Hanneke de Vries', email: '', language: 'nl', message: '' },
  ...{ expires: dayAhead(30), formId: crypto.randomUUID() },
}

test('whoever was still asked for the same is asked no more, and their page says why', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const [other, late, besides, apart] = [
    await addLink(member, { ...signer, recipientName: 'Greet Bos' }),
    await addLink(member, { ...signer, recipientName: 'Ans Vos', expiresAt: new Date(Date.now() - 60_000) }),
    await addLink(member, { ...signer, recipientName: 'Tom Smit', alsoSigns: true }),
    await addLink(member, { may: 'fill', purpose: 'ict', items: ['wifi-settings'], locationIndex: 0 }),
  ]
  await signByName(guest, link)
  expect((await guest.ask(besides.address)).status).toBe(200)
  const page = await guest.ask(other.address)
  expect([page.status, page.text.includes('name="intent"')]).toEqual([410, false])
  expect(unescapeHtml(page.text)).toMatch(
    /U hoeft niets meer te doen<\/h1>.*Hanneke de Vries heeft getekend\. De link stopte op/s,
  )
  const kinds = await Promise.all(
    [other, late, besides, apart].map(async (one) => (await eventsOf(portal, one)).at(-1)),
  )
  expect(kinds.map((kind) => kind === 'settled')).toEqual([true, false, false, false])
  for (const one of [link, apart]) expect((await guest.ask(one.address)).status).toBe(200)
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask('/links')).text).toContain('Niet meer nodig: er is getekend')
  expect((await leader.ask('/')).text).not.toContain('Greet Bos')
  const more = unescapeHtml((await leader.ask(newLink)).text)
  expect(more).toContain('Hanneke de Vries heeft al getekend. Deze persoon tekent dan ook.')
})

test('the provider signs once all have who must, and signs for all of them at once', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const leader = await signedIn(portal.origin, member)
  const form = unescapeHtml((await leader.ask(newLink)).text)
  expect(form).toContain('Deze persoon tekent ook, naast Hanneke de Vries')
  const made = await leader.post(newLink, { ...typed, name: 'Tom Smit', also: 'on' })
  const second = { address: `/share/${tokenIn(made.text)}` }
  const row = await rowOf(portal, tokenIn(made.text))
  const besides = { ...second, id: String(row?.id), token: tokenIn(made.text) }
  await signByName(guest, link)
  expect(unescapeHtml((await staff.visitor.ask(signPage(member, link))).text)).toContain(
    'Eerst moet Tom Smit nog akkoord geven of tekenen',
  )
  expect((await signForProvider(staff.visitor, member, link)).status).toBe(409)
  expect(await rolesIn(portal, member.organisationId)).toEqual(['signer'])
  await signByName(openVisitor(portal.origin), besides, { name: 'Tom Smit' })
  expect((await signForProvider(staff.visitor, member, link)).status).toBe(303)
  expect(await rolesIn(portal, member.organisationId)).toEqual(['signer', 'signer', 'provider'])
  for (const one of [link, besides]) {
    expect(unescapeHtml((await leader.ask(`/links/${one.id}`)).text)).toContain('Ook getekend namens de leverancier')
    expect(unescapeHtml((await guest.ask(one.address)).text)).toContain('door Sanne Bakker')
  }
})

test('what both sides have signed is signed again only with a reason, which is signed as well', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  await signForProvider(staff.visitor, member, link)
  const leader = await signedIn(portal.origin, member)
  expect(unescapeHtml((await leader.ask(newLink)).text)).toMatch(
    /Getekend door Hanneke de Vries op .*Waarom moet er opnieuw getekend worden/s,
  )
  const refused = await leader.post(newLink, typed)
  expect([refused.status, unescapeHtml(refused.text).includes('Schrijf waarom er opnieuw')]).toEqual([422, true])
  const made = await leader.post(newLink, { ...typed, reason: 'Er is een nieuwe bestuurder.' })
  const again = `/share/${tokenIn(made.text)}`
  expect(unescapeHtml((await guest.ask(again)).text)).toContain('Er is een nieuwe bestuurder.')
  const row = await rowOf(portal, tokenIn(made.text))
  const second = { address: again, id: String(row?.id), token: tokenIn(made.text) }
  // A link that follows belongs to the same round.
  const third = await leader.post(newLink, { ...typed, name: 'Tom Smit', formId: crypto.randomUUID() })
  expect((await rowOf(portal, tokenIn(third.text)))?.signing_round).toBe(2)
  await signByName(openVisitor(portal.origin), second)
  const [one, , other] = await signaturesOf(portal, member.organisationId)
  expect([
    String(one?.signed_text).includes('nieuwe bestuurder'),
    String(other?.signed_text).includes('nieuwe bestuurder'),
  ]).toEqual([false, true])
  expect((await signForProvider(staff.visitor, member, second)).status).toBe(303)
})
