import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { request } from 'node:http'
import { once } from 'node:events'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import {
  addMessageTo,
  agreementItem,
  agreementToSign,
  hashOn,
  officer,
  outcomeOf,
  signaturesOf,
  signByName,
  signHash,
  who,
} from '#tests/support/agreement.ts'
import { openByPdfjs, textByPdfium, textByPdfjs } from '#tests/support/pdf-readers.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

async function fileAt(visitor: Visitor, path: string): Promise<{ status: number; type: string; bytes: Buffer }> {
  const Cookie = [...visitor.cookies].map((cookie) => cookie.join('=')).join('; ')
  const asked = request(visitor.origin + path, { headers: { Cookie } }).end()
  const [response] = await once(asked, 'response')
  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'] ?? '',
    bytes: await buffer(response),
  }
}

const evidenceRows = (organisationId: string) =>
  portal.sql`select * from share_evidence where organisation_id = ${organisationId} order by place`

async function rolesIn(document: PDFDocumentProxy): Promise<Set<string>> {
  const roles = new Set<string>()
  type Node = { role?: string; children?: Node[] }
  const walk = ({ role, children = [] }: Node) => {
    if (role) roles.add(role)
    for (const child of children) walk(child)
  }
  for (let page = 1; page <= document.numPages; page += 1) {
    const tree = (await (await document.getPage(page)).getStructTree()) as Node | null
    if (tree) walk(tree)
  }
  return roles
}

test('the evidence is one PDF, tagged and in the language of the text, that two other readers read', async () => {
  const signing = await agreementToSign(portal, { recipientEmail: 'hanneke@example.org' })
  const { member, link, guest } = signing
  await addMessageTo(portal, 'Hanneke@example.org', { ...signing, state: 'sent' })
  await guest.ask(link.address)
  await guest.post(link.address, { intent: 'decline', reason: 'Nog een vraag over artikel 4.' })
  await signByName(guest, link, { name: 'Zoë Ženíšek', otherPerson: 'yes', position: 'Bestuurder' })
  const leader = await signedIn(portal.origin, member)
  const { status, type, bytes } = await fileAt(leader, `/links/${link.id}/evidence.pdf`)
  expect([status, type]).toEqual([200, 'application/pdf'])
  const [row] = await evidenceRows(member.organisationId)
  const [signature] = await signaturesOf(portal, member.organisationId)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.sha256)

  const document = await openByPdfjs(bytes)
  const { info } = await document.getMetadata()
  const facts = info as Record<string, unknown>
  expect(facts.Title).toBe('Bewijs van ondertekening: Verwerkersovereenkomst')
  expect(facts.Language).toBe('nl-NL')
  expect((await document.getMarkInfo())?.Marked).toBe(true)
  expect(JSON.stringify(await document.getViewerPreferences())).toBe('{"DisplayDocTitle":true}')
  expect([...(await rolesIn(document))].sort()).toEqual(
    expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']),
  )
  const attached = await document.getAttachments()
  const text = Buffer.from(attached?.['getekende-tekst.txt']?.content ?? [])
  expect(createHash('sha256').update(text).digest('hex')).toBe(signature?.text_hash)

  for (const words of [await textByPdfium(bytes), await textByPdfjs(document)]) {
    for (const part of [
      ...['Verwerkersovereenkomst', 'Bewijs van ondertekening', row?.number, 'De Zonnehof'],
      ...['Zoë Ženíšek, Bestuurder', 'Hanneke de Vries, hanneke@example.org (een andere naam)'],
      'Zoë Ženíšek gaf aan iemand anders te zijn dan Hanneke de Vries.',
      signature?.statement,
      ...[signature?.at.toISOString(), 'Europe/Amsterdam', 'Link gemaakt en verstuurd aan Hanneke de Vries'],
      // Not that she did: somebody else had her link.
      ...['Wie de link van Hanneke de Vries had', 'Link geopend door een persoon'],
      ...['Niet akkoord', 'Getekend', '127.0.0.1', '/verify', 'digitaal ondertekend door Zoë Ženíšek'],
      ...['Gewone elektronische handtekening', 'De link is gemaild aan hanneke@example.org.', 'Technische gegevens'],
      signature?.text_hash.slice(0, 32).match(/.{4}/g)?.join(' '),
    ])
      expect(words).toContain(part)
  }
})

test('it is the document of the task, which staff preview; what is done with that leaves the evidence as it is', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await signByName(guest, link)
  const [document] = await portal.sql`select * from documents where organisation_id = ${member.organisationId}`
  const [row] = await evidenceRows(member.organisationId)
  expect(document).toMatchObject({
    ...{ name: 'Bewijs van ondertekening - Hanneke de Vries.pdf', media_type: 'application/pdf', sha256: row?.sha256 },
    ...{ user_uploaded: true, accepted: false, created_by_name: who.name },
  })
  expect(document?.storage_key).not.toBe(row?.storage_key)
  const staff = await signedIn(portal.origin, await newAdmin())
  const preview = await fileAt(staff, `/admin/review/${member.organisationId}/${document?.id}/preview`)
  expect([preview.status, preview.type]).toEqual([200, 'image/webp'])
  expect((await fileAt(staff, `/admin/links/${member.organisationId}/${link.id}/evidence.pdf`)).status).toBe(200)
  const own = await fileAt(guest, `${link.address}/evidence.pdf`)
  expect(createHash('sha256').update(own.bytes).digest('hex')).toBe(row?.sha256)
  const leader = await signedIn(portal.origin, member)
  const page = (await leader.ask(`/links/${link.id}/evidence`)).text
  for (const part of [`/links/${link.id}/evidence.pdf`, `/links/${link.id}/evidence.txt`, row?.number])
    expect(page).toContain(part)
})

test('that of an officer has evidence of its own; that of the signer tells of both, and no addresses of others', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const dpo = await addLink(member, officer)
  await signByName(guest, dpo, { name: 'Peter Koster' })
  expect(await portal.filesOf(member.organisationId)).toHaveLength(1)
  await portal.sql`update share_signatures set address = '192.0.2.77' where link_id = ${dpo.id}`
  await signByName(guest, link)
  const rows = await evidenceRows(member.organisationId)
  expect(rows.map(({ place, link_id, signature_ids }) => [place, link_id, signature_ids.length])).toEqual([
    [1, dpo.id, 1],
    [2, link.id, 2],
  ])
  expect(rows[1]?.previous_hash).toBe(rows[0]?.hash)
  const text = await textByPdfium((await fileAt(guest, `${link.address}/evidence.pdf`)).bytes)
  expect(text).toContain('Functionaris gegevensbescherming van')
  for (const words of ['Akkoord van Peter Koster', `Getekend door ${who.name},`])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  expect(text).not.toContain('192.0.2.77')
  expect(text).toContain('127.0.0.1')
})

test('a link that no mail server took was given by hand, says the evidence', async () => {
  const signing = await agreementToSign(portal, { recipientEmail: 'hanneke@example.org' })
  await addMessageTo(portal, 'hanneke@example.org', { ...signing, state: 'kept' })
  await signByName(signing.guest, signing.link)
  const text = await textByPdfium((await fileAt(signing.guest, `${signing.link.address}/evidence.pdf`)).bytes)
  expect(text).toContain('gaf de link zelf door.')
  expect(text).not.toContain('gemaild aan')
})

test('two who sign at once make one evidence, and another organisation has none of it', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const hash = await hashOn(guest, link)
  const sign = () => signHash(guest, link, hash)
  const answers = await Promise.all([sign(), sign(), sign(), sign()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
  expect(await signaturesOf(portal, member.organisationId)).toHaveLength(1)
  expect(await evidenceRows(member.organisationId)).toHaveLength(1)
  // The evidence, and the document of the task.
  expect(await portal.filesOf(member.organisationId)).toHaveLength(2)

  const other = await addOrganisation(['Elders'])
  await addForm(other, null, agreementItem, {})
  const stranger = await signedIn(portal.origin, other)
  expect((await stranger.ask(`/links/${link.id}/evidence.pdf`)).status).toBe(404)
  expect((await openVisitor(portal.origin).ask(`/links/${link.id}/evidence.pdf`)).status).not.toBe(200)
  expect((await stranger.ask(`/admin/links/${member.organisationId}/${link.id}/evidence.pdf`)).status).not.toBe(200)
})

test('two who both must sign, and do so at once, stand one after the other in its chain', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  const second = await addLink(member, { ...officer, purpose: 'signer', alsoSigns: true })
  const hashes = [await hashOn(guest, link), await hashOn(guest, second)]
  const sign = (address: string, hash = '', name = '') =>
    guest.post(address, { intent: 'sign', hash, agree: 'on', name })
  await Promise.all([sign(link.address, hashes[0], who.name), sign(second.address, hashes[1], 'Peter Koster')])
  const rows = await evidenceRows(member.organisationId)
  expect(rows.map(({ place }) => place)).toEqual([1, 2])
  expect(rows[1]?.previous_hash).toBe(rows[0]?.hash)
})

test('where evidence cannot be made, nothing is signed', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await portal.sql`insert into share_evidence (organisation_id, place, number, link_id, signature_ids, shown, text_hash, title,
    language, at, size, sha256, storage_key, previous_hash, hash) values (${member.organisationId}, 2147483647, ${link.id},
    ${member.userId}, '{}', '[]', '', '', 'nl', now(), 1, ${link.id}, ${link.id}, '', '')`
  expect((await signByName(guest, link)).status).toBe(500)
  expect(await signaturesOf(portal, member.organisationId)).toEqual([])
  expect(await outcomeOf(portal, link)).toBeNull()
  expect(await portal.filesOf(member.organisationId)).toEqual([])
})
