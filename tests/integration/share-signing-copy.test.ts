import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import {
  agreementItem,
  agreementToSign,
  hashOn,
  officer,
  outcomeOf,
  signaturesOf,
  signByName,
  signer,
  signHash,
  who,
} from '#tests/support/agreement.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf, isLooking } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { sendFiles } from '#tests/support/upload-form.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

test('the data protection officer comes first; reading waits for nobody', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const dpo = await addLink(member, officer)
  const waiting = await guest.ask(link.address)
  expect(waiting.text).toContain('Eerst kijkt Peter Koster mee')
  expect(waiting.text).toContain('Verwerkersovereenkomst')
  expect(await hashOn(guest, link)).toBe('')
  expect((await guest.ask(`${link.address}/letters/${agreementItem}/agreement`)).status).toBe(200)
  const hash = await hashOn(guest, dpo)
  expect((await signHash(guest, link, hash)).status).toBe(409)
  const early = await sendFiles(guest, [{ file: 'a.pdf', bytes: sampleFiles.pdf }], `${link.address}/upload`)
  expect(early.status).toBe(409)
  expect(await portal.filesOf(member.organisationId)).toEqual([])

  await guest.post(dpo.address, { intent: 'decline', reason: 'Artikel 4 ontbreekt.' })
  expect((await guest.ask(link.address)).text).toContain('nog niet akkoord')
  await signByName(guest, dpo, { name: 'Peter Koster' })
  expect(await outcomeOf(portal, dpo)).toBe('signed')
  const documents = await portal.sql`select id from documents where organisation_id = ${member.organisationId}`
  expect([...documents]).toEqual([])
  await signByName(guest, link)
  const evidence = await guest.ask(`${link.address}/evidence`)
  for (const name of ['Peter Koster', who.name]) expect(evidence.text).toContain(name)
  expect((await signaturesOf(portal, member.organisationId)).map(({ role }) => role)).toEqual(['dpo', 'signer'])
})

test.each(['revoked_at = now()', `expires_at = now()`, `outcome = 'approved'`])(
  'nobody waits for an officer whose link has %s',
  async (change) => {
    const { member, link, guest } = await agreementToSign(portal)
    const dpo = await addLink(member, { ...officer, may: 'review' })
    await portal.sql.unsafe(`update share_links set ${change} where id = '${dpo.id}'`)
    expect((await signByName(guest, link)).headers.location).toBe(`${link.address}/evidence`)
  },
)

describe('a signed copy', () => {
  test('is kept under the name of whoever brings it, and counts', async () => {
    const { member, link, guest } = await agreementToSign(portal, { may: 'upload' })
    const page = await guest.ask(`${link.address}/upload`)
    expect(page.text).toContain('elk hoogstens 1 MB')
    const sent = await sendFiles(guest, [{ file: 'getekend.pdf', bytes: sampleFiles.pdf }], `${link.address}/upload`)
    expect([sent.status, sent.headers.location]).toEqual([303, link.address])
    const [document] = await portal.sql`select * from documents where organisation_id = ${member.organisationId}`
    expect(document).toMatchObject({
      ...{ name: 'getekend.pdf', document_type: agreementItem, user_uploaded: true, created_by: null },
      created_by_name: 'Hanneke de Vries',
    })
    expect(await outcomeOf(portal, link)).toBe('uploaded')
    expect((await eventsOf(portal, link)).filter((kind) => !isLooking(kind))).toEqual(['made', 'uploaded'])
    expect((await storedForm(portal, member, agreementItem, null))?.fields).toMatchObject({ uploadedOnce: true })
  })

  test('takes the place of one that was sent back', async () => {
    const { member, link, guest } = await agreementToSign(portal, { may: 'upload' })
    const send = (file: string) => sendFiles(guest, [{ file, bytes: sampleFiles.pdf }], `${link.address}/upload`)
    await send('een.pdf')
    await portal.sql`update documents set return_reason = 'Onleesbaar' where organisation_id = ${member.organisationId}`
    await send('twee.pdf')
    const [old, now] = await portal.sql`
      select id, replaces_id, replaced_at from documents where organisation_id = ${member.organisationId}
      order by created_at`
    expect(now?.replaces_id).toBe(old?.id)
    expect(old?.replaced_at).not.toBeNull()
  })

  test.each([
    ['of another kind', 'lijst.html', Buffer.from('<script>1</script>'), 'is geen pdf'],
    ['that is too large', 'groot.pdf', Buffer.concat([sampleFiles.pdf, Buffer.alloc(1_100_000)]), 'is groter dan 1 MB'],
    ['with nothing in it', 'leeg.pdf', Buffer.alloc(0), 'is leeg'],
  ])('%s is refused', async (_, file, bytes, words) => {
    const { member, link, guest } = await agreementToSign(portal)
    const refused = await sendFiles(guest, [{ file, bytes }], `${link.address}/upload`)
    expect(refused.status).toBe(422)
    expect(unescapeHtml(refused.text)).toContain(words)
    expect(await portal.filesOf(member.organisationId)).toEqual([])
    expect(await outcomeOf(portal, link)).toBeNull()
  })

  test('is not taken by links of officers, of readers, or that were signed by', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    await signByName(guest, link)
    const before = await portal.filesOf(member.organisationId)
    const others = [await addLink(member, { ...officer }), await addLink(member, { ...signer, may: 'read' })]
    for (const { address } of [link, ...others]) {
      const answer = await sendFiles(guest, [{ file: 'a.pdf', bytes: sampleFiles.pdf }], `${address}/upload`)
      expect(answer.status).toBe(404)
    }
    expect(await portal.filesOf(member.organisationId)).toEqual(before)
  })
})

test('whoever declines says why, and can still sign later', async () => {
  const { link, guest } = await agreementToSign(portal)
  expect((await guest.post(link.address, { intent: 'decline', reason: ' ' })).status).toBe(422)
  expect(await outcomeOf(portal, link)).toBeNull()
  expect((await guest.post(link.address, { intent: 'decline', reason: 'Nog een vraag.' })).status).toBe(303)
  expect(await outcomeOf(portal, link)).toBe('declined')
  expect((await guest.ask(link.address)).text).toContain('Nog een vraag.')
  await signByName(guest, link)
  expect(await outcomeOf(portal, link)).toBe('signed')
})

test('who is not the right person says who is: this one ends, and the sender decides', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const wrong = await guest.post(link.address, { intent: 'move', rightName: 'Joost Baas', rightEmail: 'joost' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('value="Joost Baas"')
  const moved = await guest.post(link.address, {
    intent: 'move',
    rightName: 'Joost Baas',
    rightEmail: 'joost@example.org',
  })
  expect(moved.text).toContain('bepaalt wie dit krijgt')
  expect((await guest.ask(link.address)).status).toBe(410)
  const links = await portal.sql`
    select proposed_name, proposed_email from share_links where organisation_id = ${member.organisationId}`
  expect([...links]).toEqual([{ proposed_name: 'Joost Baas', proposed_email: 'joost@example.org' }])
  const mails = await portal.sql`select cause from mail_messages where organisation_id = ${member.organisationId}`
  expect([...mails]).toEqual([])
})
