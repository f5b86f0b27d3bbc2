import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { agreementToSign, officer, signByName, who } from '#tests/support/agreement.ts'
import type { Answer } from '#tests/support/ask.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { openVisitor } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const boundary = 'between-the-parts'

/** Posts a file to /verify as somebody who is not signed in. */
function check(
  bytes: Uint8Array | null,
  { accept = 'text/html', field = 'file', path = '/verify' } = {},
): Promise<Answer> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${bytes ? 'a.pdf' : ''}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes ?? Buffer.alloc(0), Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = {
    ...{ 'Content-Type': `multipart/form-data; boundary=${boundary}`, Accept: accept },
    ...(accept === 'text/html' && { 'Sec-Fetch-Site': 'same-origin' }),
  }
  return openVisitor(portal.origin).ask(path, { method: 'POST', headers, body })
}

const asProgram = async (bytes: Uint8Array | null) => {
  const answer = await check(bytes, { accept: 'application/json' })
  expect(answer.headers['content-type']).toContain('application/json')
  return { status: answer.status, body: JSON.parse(answer.text) as unknown }
}

async function signedAgreement(over: Parameters<typeof agreementToSign>[1] = {}) {
  const place = await agreementToSign(portal, over)
  await signByName(place.guest, place.link)
  const answer = await fetch(`${portal.origin}${place.link.address}/evidence.pdf`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const [row] = await portal.sql`select * from share_evidence where link_id = ${place.link.id}`
  return { ...place, bytes, row }
}

const notSigned = { signed: false, document: null, signedBy: null, at: null }

test('what was signed here is good: who, when and under which number, in words and for programs', async () => {
  const { bytes, row } = await signedAgreement()
  const page = await check(bytes)
  expect(page.status).toBe(200)
  const text = unescapeHtml(page.text)
  for (const part of ['Dit document is echt, en het is getekend', 'Verwerkersovereenkomst', who.name, row?.number])
    expect(text).toContain(part)
  const [signature] = await portal.sql`select at from share_signatures where link_id = ${row?.link_id}`
  expect(await asProgram(bytes)).toEqual({
    status: 200,
    body: {
      ...{ signed: true, document: 'Verwerkersovereenkomst', signedBy: [who.name], at: signature?.at.toISOString() },
    },
  })
})

test('one changed byte is found, wherever it is, and the page names whom to ask', async () => {
  const { bytes, row, link } = await signedAgreement()
  await portal.sql`update share_links set created_by_name = 'Marieke Jansen' where id = ${link.id}`
  for (const at of [bytes.indexOf('stream') + 40, Math.floor(bytes.length / 2), bytes.length - 2]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    const page = await check(changed)
    const text = unescapeHtml(page.text)
    expect(text).toContain('Let op: dit document is veranderd')
    for (const part of [row?.number, 'Marieke Jansen, De Zonnehof']) expect(text).toContain(part)
    for (const secret of [who.name, 'hanneke@', 'Verwerkersovereenkomst']) expect(text).not.toContain(secret)
    expect(await asProgram(changed)).toEqual({ status: 200, body: notSigned })
  }
})

test('saved again by another program, of which only the words are left, it is changed too', async () => {
  const { row } = await signedAgreement()
  const printed = await PDFDocument.create()
  const font = await printed.embedFont(StandardFonts.Helvetica)
  printed.addPage().drawText(`Bewijs van ondertekening, nummer ${row?.number}`, { x: 40, y: 400, size: 10, font })
  const bytes = await printed.save()
  expect(Buffer.from(bytes).includes(String(row?.number))).toBe(false)
  expect(unescapeHtml((await check(bytes)).text)).toContain('Let op: dit document is veranderd')
})

describe('what is not known', () => {
  test.each([
    ['another PDF', sampleFiles.pdf],
    ['no PDF', Buffer.from('tekst')],
    ['a number that nobody has', Buffer.from('%PDF-1.7 2027-0317-ABCD-EFGH')],
  ])('%s says nothing about anybody', async (_, bytes) => {
    const page = await check(bytes)
    expect(page.status).toBe(200)
    expect(unescapeHtml(page.text)).toContain('Wij kennen dit document niet')
    expect(await asProgram(bytes)).toEqual({ status: 200, body: notSigned })
  })

  test('evidence of an organisation that is archived is not told of', async () => {
    const { bytes, member } = await signedAgreement()
    await portal.sql`update organisations set archived_at = now() where id = ${member.organisationId}`
    expect(unescapeHtml((await check(bytes)).text)).toContain('Wij kennen dit document niet')
  })
})

describe('nothing is looked at', () => {
  test.each([
    ['without a file', null, 'file', 422, 'Kies eerst een bestand'],
    ['in another field', sampleFiles.pdf, 'other', 422, 'Kies eerst een bestand'],
    ['that is too large', Buffer.alloc(1_100_000), 'file', 413, 'groter dan 1 MB'],
  ])('%s', async (_, bytes, field, status, words) => {
    const page = await check(bytes, { field })
    expect(page.status).toBe(status)
    expect(unescapeHtml(page.text)).toContain(words)
  })

  test('of a body that is no form, or breaks off', async () => {
    const visitor = openVisitor(portal.origin)
    for (const [type, body] of [
      ['text/plain', 'x'],
      [
        `multipart/form-data; boundary=${boundary}`,
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx`,
      ],
    ]) {
      const headers = { 'Content-Type': String(type), Accept: 'application/json' }
      const answer = await visitor.ask('/verify', { method: 'POST', headers, body })
      expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { ...notSigned, problem: 'broken' }])
    }
  })

  test('nothing of a file is kept', async () => {
    const { member, bytes } = await signedAgreement()
    const before = await portal.filesOf(member.organisationId)
    await check(bytes)
    await check(sampleFiles.pdf)
    expect(await portal.filesOf(member.organisationId)).toEqual(before)
  })
})

test.each([
  [
    'the name of who signed',
    (link: string) => portal.sql`update share_signatures set typed_name = 'Iemand' where link_id = ${link}`,
  ],
  ['the title', (link: string) => portal.sql`update share_evidence set title = 'Koopcontract' where link_id = ${link}`],
  [
    'the moment',
    (link: string) => portal.sql`update share_evidence set at = at - interval '1 day' where link_id = ${link}`,
  ],
])('where %s was changed in the database, it is not confirmed, nor is what came after it', async (_, change) => {
  const { member, guest, link, bytes } = await signedAgreement()
  const second = await addLink(member, { ...officer, purpose: 'signer' })
  await signByName(guest, second, { name: 'Peter Koster' })
  const later = Buffer.from(await (await fetch(`${portal.origin}${second.address}/evidence.pdf`)).arrayBuffer())
  expect(await asProgram(later)).toMatchObject({ body: { signed: true, signedBy: [who.name, 'Peter Koster'] } })
  await change(link.id)
  for (const one of [bytes, later]) {
    expect(unescapeHtml((await check(one)).text)).toContain('Wij kunnen dit document nu niet bevestigen')
    expect(await asProgram(one)).toEqual({ status: 200, body: notSigned })
  }
})

test('other sites cannot send it, and looking at the page tells nothing', async () => {
  const visitor = openVisitor(portal.origin)
  expect((await visitor.ask('/verify')).status).toBe(200)
  expect((await visitor.ask('/verify/json')).status).toBe(405)
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'cross-site' }
  expect((await visitor.ask('/verify', { method: 'POST', headers, body: '--x--' })).status).toBe(403)
})
