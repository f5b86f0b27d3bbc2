import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agreementToSign, officer, signaturesOf, signByName, who } from '#tests/support/agreement.ts'
import { providersSigner, rolesIn, signForProvider, signPage } from '#tests/support/counter-sign.ts'
import { textByPdfium } from '#tests/support/pdf-readers.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep, unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
let staff: Awaited<ReturnType<typeof providersSigner>>
beforeAll(async () => {
  portal = await sharedPortal()
  staff = await providersSigner(portal)
})
afterAll(() => portal.close())

async function pdfAt(address: string): Promise<Buffer> {
  const answer = await fetch(`${portal.origin}${address}/evidence.pdf`)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

async function verify(bytes: Buffer, accept: string): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'bewijs.pdf', { type: 'application/pdf' }))
  const headers = { Accept: accept, 'Sec-Fetch-Site': 'same-origin' }
  return fetch(`${portal.origin}/verify`, { method: 'POST', body, headers })
}

const verified = async (bytes: Buffer): Promise<unknown> => (await verify(bytes, 'application/json')).json()
const saysOneOfTwo = async (bytes: Buffer): Promise<boolean> =>
  (await (await verify(bytes, 'text/html')).text()).includes('Dit is 1 van 2 partijen.')

test('the officer, the signer and the provider sign the same text, and all of them have evidence of it', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const dpo = await addLink(member, officer)
  await signByName(guest, dpo, { name: 'Peter Koster' })
  await signByName(guest, link)
  const bySigner = await pdfAt(link.address)
  expect(await textByPdfium(bySigner)).toContain('Door 1 van 2 partijen.')
  expect(await saysOneOfTwo(bySigner)).toBe(true)
  const leader = await signedIn(portal.origin, member)
  const card = async () => unescapeHtml((await leader.ask('/organisation/route-card')).text)
  expect(await card()).toMatch(/Getekend door Hanneke de Vries op [^.]*\. Nu moet .* nog tekenen/)

  const done = await signForProvider(staff.visitor, member, link)
  expect([done.status, done.headers.location]).toEqual([303, signPage(member, link)])
  const signatures = await signaturesOf(portal, member.organisationId)
  expect(signatures.map(({ role, text_hash, signed_by }) => [role, text_hash, signed_by])).toEqual([
    ['dpo', signatures[1]?.text_hash, null],
    ['signer', signatures[1]?.text_hash, null],
    ['provider', signatures[1]?.text_hash, staff.actor.userId],
  ])
  const names = ['Peter Koster', who.name, 'Sanne Bakker']
  for (const address of [link.address, dpo.address]) {
    const bytes = await pdfAt(address)
    const text = await textByPdfium(bytes)
    expect(text).toContain('Volledig getekend Door 2 van 2 partijen.')
    expect(text).toContain('Sanne Bakker, Directeur')
    for (const name of names) expect(text).toContain(name)
    expect(await verified(bytes)).toMatchObject({ signed: true, signedBy: names })
    expect(await saysOneOfTwo(bytes)).toBe(false)
  }
  // The address of who signed by this link stands in it, that of the provider's person does not.
  expect((await textByPdfium(await pdfAt(link.address))).match(/127\.0\.0\.1/g)).toHaveLength(1)
  expect(await card()).toMatch(/Getekend door Hanneke de Vries op [^.]*, en door Sanne Bakker namens/)
  const page = unescapeHtml((await guest.ask(link.address)).text)
  expect(page).toContain('Ook getekend namens de leverancier, door Sanne Bakker')
})

test('the document of the task becomes the newer evidence, and needs no check any more', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  await signForProvider(staff.visitor, member, link)
  const rows =
    await portal.sql`select * from documents where organisation_id = ${member.organisationId} order by created_at`
  const evidence = await portal.sql`select * from share_evidence where link_id = ${link.id} order by place`
  expect(evidence).toHaveLength(2)
  expect(
    rows.map(({ sha256, accepted, replaced_at, replaces_id }) => [sha256, accepted, !!replaced_at, replaces_id]),
  ).toEqual([
    [evidence[0]?.sha256, false, true, null],
    [evidence[1]?.sha256, true, false, rows[0]?.id],
  ])
  const leader = await signedIn(portal.origin, member)
  const { text } = await leader.ask('/organisation/sign-processing-agreement/upload')
  expect(text).toContain('Hanneke de Vries, Sanne Bakker.pdf')
  expect(text).toContain('namens')
})

describe('nothing is signed', () => {
  const refusedWith = async (fields: Record<string, string>) => {
    const { member, link, guest } = await agreementToSign(portal)
    await signByName(guest, link)
    const { status, text } = await signForProvider(staff.visitor, member, link, fields)
    expect(await rolesIn(portal, member.organisationId)).toEqual(['signer'])
    return { status, text: unescapeHtml(text) }
  }

  test('before the organisation did', async () => {
    const { member, link } = await agreementToSign(portal)
    const words = 'Er is nog niet getekend namens De Zonnehof'
    expect((await staff.visitor.ask(signPage(member, link))).text).toContain(words)
    const { status, text } = await signForProvider(staff.visitor, member, link)
    expect(status).toBe(409)
    expect(text).toContain(words)
    expect(await rolesIn(portal, member.organisationId)).toEqual([])
  })

  test('by a name that is not that of the account, or without the tick', async () => {
    const other = await refusedWith({ name: 'Jan Jansen' })
    expect(other.status).toBe(422)
    expect(other.text).toContain('U bent ingelogd als Sanne Bakker')
    expect(other.text).toContain('value="Jan Jansen"')
    expect(await refusedWith({ agree: '' })).toMatchObject({ status: 422 })
    expect(await refusedWith({ name: '' })).toMatchObject({ status: 422 })
  })

  test('by an administrator who was not given the right, nor by one from whom it was taken since', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await signByName(guest, link)
    const admin = await newAdmin('Ans de Boer')
    const visitor = await signedIn(portal.origin, admin)
    const page = await visitor.ask(signPage(member, link))
    expect(unescapeHtml(page.text)).toMatch(/U mag namens .* niet tekenen/)
    expect(page.text).not.toContain('name="agree"')
    const sign = () => signForProvider(visitor, member, link, { name: 'Ans de Boer' })
    expect((await sign()).status).toBe(403)

    const give = (by: typeof visitor, intent: string) => by.post(`/admin/users/${admin.userId}`, { intent })
    expect((await give(visitor, 'give-signing')).status).toBe(409)
    const colleague = await signedIn(portal.origin, await newAdmin())
    expect((await give(colleague, 'give-signing')).status).toBe(303)
    const [noted] = await portal.sql`select facts from security_log where person_id = ${admin.userId}
      and facts ->> 'right' = 'sign-for-provider'`
    expect(noted?.facts).toMatchObject({ given: 'yes' })
    expect((await visitor.ask(signPage(member, link))).text).toContain('name="agree"')
    await give(colleague, 'take-signing')
    expect((await sign()).status).toBe(403)
    expect(await rolesIn(portal, member.organisationId)).toEqual(['signer'])
  })

  test('where the link was withdrawn', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await signByName(guest, link)
    const leader = await signedIn(portal.origin, member)
    await leader.post(`/links/${link.id}`, { intent: 'revoke' })
    const { status, text } = await signForProvider(staff.visitor, member, link)
    expect(status).toBe(409)
    expect(unescapeHtml(text)).toContain('heeft de link ingetrokken')
    expect(await rolesIn(portal, member.organisationId)).toEqual(['signer'])
  })
})

test('what the organisation signed is not signed once it is another text, and the page says who has to sign first', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  const changed = 'De tekst is gewijzigd nadat namens'
  expect((await staff.visitor.ask(signPage(member, link))).text).not.toContain(changed)
  const details = await openStep(
    await signedIn(portal.origin, member),
    '/organisation/sign-processing-agreement/details',
  )
  expect((await details.send({ 'signer.role': 'Voorzitter', lapse: `only:${link.id}` })).status).toBe(303)
  expect((await staff.visitor.ask(signPage(member, link))).text).toContain(changed)
  expect((await signForProvider(staff.visitor, member, link)).status).toBe(409)
  expect(await signaturesOf(portal, member.organisationId)).toHaveLength(1)
  // As it was, it is what the organisation signed.
  expect((await details.send({ 'signer.role': 'Bestuurder', version: '' })).status).toBe(303)
  expect((await signForProvider(staff.visitor, member, link)).status).toBe(303)
  const [one, other] = await signaturesOf(portal, member.organisationId)
  expect([other?.text_hash, other?.signed_text]).toEqual([one?.text_hash, one?.signed_text])
})
