import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import {
  agreementItem,
  agreementToSign,
  hashOn,
  outcomeOf,
  signaturesOf,
  signByName,
  signer,
  signHash,
  who,
} from '#tests/support/agreement.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf, everythingButOpenings } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { download, sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, ownForm, signedIn, type FormFields } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

test('a typed name signs the very text that the hash is over, which is checked without the portal', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const signed = await signByName(guest, link)
  expect([signed.status, signed.headers.location]).toEqual([303, `${link.address}/evidence`])
  const evidence = await guest.ask(`${link.address}/evidence`)
  const file = await guest.ask(`${link.address}/evidence.txt`)
  const hash = createHash('sha256').update(file.text, 'utf8').digest('hex')
  expect(evidence.text).toContain(hash)
  expect(file.headers['content-disposition']).toContain(`getekende-tekst-${hash.slice(0, 8)}.txt`)
  expect(file.text).toMatch(/^Verwerkersovereenkomst\nDe Zonnehof\n/)
  expect(file.text).toContain('Hanneke de Vries, Bestuurder')
  expect(unescapeHtml(evidence.text)).toContain(file.text.split('\n').at(-2))
  const [row, ...others] = await signaturesOf(portal, member.organisationId)
  expect(others).toEqual([])
  expect(row).toMatchObject({ role: 'signer', typed_name: who.name, text_hash: hash, signed_text: file.text })
  expect(row?.statement).toContain('Ik, Hanneke de Vries, ga namens De Zonnehof akkoord')
  expect(row?.address).toBe('127.0.0.1')
  for (const part of [who.name, row?.statement, row?.at.toISOString(), link.id]) expect(evidence.text).toContain(part)
  expect(evidence.text).toMatch(/Nederlandse tijd.*\d{4}, \d{1,2}\.\d\d/)

  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask(`/links/${link.id}`)).text).toContain(`/links/${link.id}/evidence`)
  expect((await leader.ask(`/links/${link.id}/evidence`)).text).toContain(hash)
  expect((await leader.ask(`/links/${link.id}/evidence.txt`)).text).toBe(file.text)
  const staff = await signedIn(portal.origin, await newAdmin())
  const forStaff = `/admin/links/${member.organisationId}/${link.id}/evidence`
  expect((await staff.ask(forStaff)).text).toContain(hash)
  expect((await staff.ask(`${forStaff}.txt`)).text).toBe(file.text)
})

test('it counts as an uploaded agreement, with the evidence that staff can read and check', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  const [document] = await portal.sql`select * from documents where organisation_id = ${member.organisationId}`
  expect(document).toMatchObject({
    ...{
      document_type: agreementItem,
      name: 'Bewijs van ondertekening - Hanneke de Vries.pdf',
      media_type: 'application/pdf',
    },
    ...{ user_uploaded: true, accepted: false, created_by: null, created_by_name: 'Hanneke de Vries' },
  })
  expect((await storedForm(portal, member, agreementItem, null))?.fields).toMatchObject({ uploadedOnce: true })
  const leader = await signedIn(portal.origin, member)
  expect((await leader.ask('/api/roadmap')).text).toMatch(/"key":"processing-agreement"[^}]*?"progress":"done"/)
  const record = await download(leader, String(document?.id))
  expect(
    createHash('sha256')
      .update(record ?? '')
      .digest('hex'),
  ).toBe(document?.sha256)
  const staff = await signedIn(portal.origin, await newAdmin())
  expect((await staff.ask(`/admin/review/${member.organisationId}/${document?.id}`)).status).toBe(200)
})

describe('nothing is signed', () => {
  test.each<[string, FormFields, number, string]>([
    ['without a name', { name: '  ' }, 422, 'Typ uw voornaam en achternaam'],
    ['with a name that nobody sees', { name: '\u200b\u202e..' }, 422, 'Typ uw voornaam en achternaam'],
    ['with far too long a name', { name: 'a'.repeat(121) }, 422, 'Typ uw voornaam en achternaam'],
    ['without agreeing', { agree: '' }, 422, 'Vink aan dat u dit verklaart'],
    ['with another text', { hash: '0'.repeat(64) }, 409, 'De tekst van de overeenkomst is gewijzigd'],
    ['without saying what to do', { intent: '' }, 400, ''],
  ])('%s', async (_, over, status, words) => {
    const { member, link, guest } = await agreementToSign(portal)
    const answer = await signByName(guest, link, over)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(words)
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
    expect(await outcomeOf(portal, link)).toBeNull()
  })

  test('by looking, by programs that look before people do, or from another site', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    const hash = await hashOn(guest, link)
    const query = `?${new URLSearchParams({ intent: 'sign', hash, agree: 'on', ...who })}`
    const before = await everythingButOpenings(portal, member.organisationId)
    for (const path of ['', '/evidence', '/evidence.txt', '/evidence.pdf', '/upload']) {
      for (const method of ['GET', 'HEAD']) await guest.ask(link.address + path + query, { method })
    }
    const foreign = { ...ownForm, 'Sec-Fetch-Site': 'cross-site' }
    expect((await guest.post(link.address, { intent: 'sign', hash, agree: 'on', ...who }, foreign)).status).toBe(403)
    expect(await everythingButOpenings(portal, member.organisationId)).toEqual(before)
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
    expect((await guest.ask(`${link.address}/evidence`)).status).toBe(404)
  })

  test('by a link that ended since the page was opened', async () => {
    const { member, link, guest } = await agreementToSign(portal)
    const hash = await hashOn(guest, link)
    await portal.sql`update share_links set expires_at = now() where id = ${link.id}`
    expect((await signHash(guest, link, hash)).status).toBe(410)
    const sent = await sendFiles(guest, [{ file: 'a.pdf', bytes: sampleFiles.pdf }], `${link.address}/upload`)
    expect([sent.status, sent.headers.location]).toEqual([303, link.address])
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
    expect(await portal.filesOf(member.organisationId)).toEqual([])
  })

  test('by a link that only takes a signed copy, or only lets read', async () => {
    const { member, guest } = await agreementToSign(portal)
    for (const [may, status] of [
      ['upload', 404],
      ['read', 405],
    ] as const) {
      const link = await addLink(member, { ...signer, may })
      const answer = await signHash(guest, link, '')
      expect([may, answer.status]).toEqual([may, status])
    }
    expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  })
})

test('of two who sign with one link at once one signs, and signing again changes nothing', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const hash = await hashOn(guest, link)
  const press = async (name: string) => {
    const visitor = openVisitor(portal.origin)
    for (const [cookie, value] of guest.cookies) visitor.cookies.set(cookie, value)
    return visitor.post(link.address, { intent: 'sign', hash, agree: 'on', name, otherPerson: 'yes' })
  }
  const answers = await Promise.all([press('Hanneke de Vries'), press('Iemand Anders')])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const again = await press('Nog Iemand')
  expect([again.status, again.headers.location]).toEqual([303, `${link.address}/evidence`])
  expect(await signaturesOf(portal, member.organisationId)).toHaveLength(1)
  // The evidence, and the document of the task.
  expect(await portal.filesOf(member.organisationId)).toHaveLength(2)
  expect((await eventsOf(portal, link)).filter((kind) => kind === 'signed')).toHaveLength(1)
})

test('the evidence of one organisation is not there for another', async () => {
  const { link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  const other = await agreementToSign(portal)
  const stranger = await signedIn(portal.origin, other.member)
  for (const path of ['evidence', 'evidence.txt', 'evidence.pdf']) {
    expect((await stranger.ask(`/links/${link.id}/${path}`)).status).toBe(404)
    expect((await stranger.ask(`/links/nothing/${path}`)).status).toBe(404)
    expect((await guest.ask(`${other.link.address}/${path}`)).status).toBe(404)
  }
})
