import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signByName, agreementToSign, who } from '#tests/support/agreement.ts'
import type { Answer } from '#tests/support/ask.ts'
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { dayAhead, linkForm } from '#tests/support/share.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let sink: MailSink
beforeAll(async () => {
  sink = await openMailSink()
  portal = await openPortal({ SMTP_URL: sink.url, MAIL_FROM: 'Routekaart <portal@example.org>' })
})
afterAll(async () => {
  await portal.close()
  await sink.leave()
})

/** An agreement that was signed by a link that has ended, with the number of its evidence. */
async function signedAndEnded(address: string) {
  const place = await agreementToSign(portal, { recipientEmail: address })
  await signByName(place.guest, place.link)
  await portal.sql`update share_links set expires_at = now() - interval '1 day' where id = ${place.link.id}`
  const [row] = await portal.sql`select number, sha256 from share_evidence where link_id = ${place.link.id}`
  return { ...place, number: String(row?.number), sha256: String(row?.sha256), page: `/proof/${String(row?.number)}` }
}

const send = (visitor: Visitor, page: string, address: string): Promise<Answer> =>
  visitor.post(page, { intent: 'send', address })
const give = (visitor: Visitor, page: string, address: string, code: string): Promise<Answer> =>
  visitor.post(page, { intent: 'open', address, code })

const codesTo = (address: string): string[] =>
  sink.taken.flatMap(({ to, text = '' }) =>
    to?.[0]?.address === address && text.includes('Dit is uw code') ? [/^[2-9A-Z]{6}$/m.exec(text)?.[0] ?? ''] : [],
  )
const codeTo = (address: string): Promise<string> =>
  vi.waitFor(() => codesTo(address)[0] ?? Promise.reject(new Error(`No code came to ${address}.`)), 20_000)

test('who signed gets the PDF with a code when their link has ended, also of an organisation that was archived', async () => {
  const address = 'hanneke.proof@example.org'
  const { member, link, guest, number, page, sha256 } = await signedAndEnded(address)
  expect((await guest.ask(link.address)).text).toContain(`href="${page}"`)

  const visitor = openVisitor(portal.origin)
  const before = await visitor.ask(page.toLowerCase())
  expect(before.status).toBe(200)
  for (const hidden of [who.name, address, 'Verwerkersovereenkomst']) expect(before.text).not.toContain(hidden)
  const sent = await send(visitor, page, address.toUpperCase())
  expect([sent.status, sent.text.includes('name="code"')]).toEqual([200, true])
  const code = await codeTo(address)
  await send(visitor, page, address)

  await portal.sql`update organisations set archived_at = now() where id = ${member.organisationId}`
  const opened = await give(visitor, page, address, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)
  expect([opened.status, opened.headers.location]).toEqual([303, page])
  const shown = unescapeHtml((await visitor.ask(page)).text)
  for (const part of [who.name, 'Verwerkersovereenkomst', number]) expect(shown).toContain(part)
  const Cookie = [...visitor.cookies].map((cookie) => cookie.join('=')).join('; ')
  const file = await fetch(`${portal.origin}${page}/evidence.pdf`, { headers: { Cookie } })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  expect(codesTo(address)).toEqual([code])
})

test('nobody learns who signed, and no code opens anything but what it was sent for', async () => {
  const [address, other] = ['els.proof@example.org', 'fien.proof@example.org']
  const [one, two] = [await signedAndEnded(address), await signedAndEnded(other)]
  const visitor = openVisitor(portal.origin)
  const asShown = async (to: string) => (await send(visitor, one.page, to)).text.replaceAll(to, 'ADDRESS')
  const body = (text: string) => /<main.*<\/main>/s.exec(text)?.[0]
  expect(body(await asShown('nobody@example.org'))).toBe(body(await asShown(address)))
  await send(visitor, two.page, other)
  const [code, codeOfTwo] = [await codeTo(address), await codeTo(other)]
  expect(await portal.sql`select from mail_messages where to_address = 'nobody@example.org'`).toHaveLength(0)

  for (const [to, typed] of [
    [address, codeOfTwo],
    [other, code],
    [other, codeOfTwo],
    [address, ''],
    [address, 'A'.repeat(5000)],
  ] as const) {
    const refused = await give(visitor, one.page, to, typed)
    expect([to, typed.slice(0, 6), refused.status]).toEqual([to, typed.slice(0, 6), 422])
    expect(refused.text).toContain('Deze code klopt niet')
    expect(refused.headers['set-cookie'] ?? '').not.toContain('routekaart.proof')
  }
  expect((await visitor.ask(`${one.page}/evidence.pdf`)).status).toBe(404)
  expect((await give(visitor, two.page, other, codeOfTwo)).status).toBe(303)
  expect((await visitor.ask(`${two.page}/evidence.pdf`)).status).toBe(200)
  expect((await visitor.ask(`${one.page}/evidence.pdf`)).status).toBe(404)
  expect((await visitor.ask(one.page)).text).not.toContain(who.name)
})

test('what is no number, no address or too often is told as what it is', async () => {
  const address = 'gea.proof@example.org'
  const { member, link, page } = await signedAndEnded(address)
  const visitor = openVisitor(portal.origin)
  for (const path of ['/proof/2026-0101-AAAA-AAAA', '/proof/x', `${page}X`]) {
    const unknown = await visitor.ask(path)
    expect([path, unknown.status, unknown.text.includes('We kennen dit nummer niet')]).toEqual([path, 404, true])
  }
  for (const typed of ['', 'gea', 'gea@', 'a@b.nl\r\nBcc: x@y.nl']) {
    const refused = await send(visitor, page, typed)
    expect([typed, refused.status, refused.text.includes('Vul een e-mailadres in')]).toEqual([typed, 422, true])
  }
  await portal.sql`
    insert into share_budgets (organisation_id, link_id, day, answers) values
      (${member.organisationId}, ${link.id}, (now() at time zone 'utc')::date, 300)
    on conflict (organisation_id, link_id, day) do update set answers = 300`
  const late = await send(visitor, page, address)
  expect([late.status, late.text.includes('Morgen kan het weer')]).toEqual([429, true])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect(codesTo(address)).toEqual([])
})

test('who goes on with a link on their phone gets it once more by mail, once in a while, or sees it as a QR code', async () => {
  const address = 'hanneke.phone@example.org'
  const { link, guest } = await agreementToSign(portal, { recipientEmail: address, recipientName: who.name })
  const page = `${link.address}/phone`
  expect((await guest.ask(link.address)).text).toContain(`href="${page}"`)
  const shown = (await guest.ask(page)).text
  expect([shown.includes('aria-label="QR-code van deze link"'), shown.includes(address)]).toEqual([true, false])
  for (const _ of ['once', 'and once more'])
    expect(await guest.post(page, {})).toMatchObject({ status: 303, headers: { location: `${page}?sent` } })
  const own = () => sink.taken.filter(({ to }) => to?.[0]?.address === address)
  await vi.waitFor(() => expect(own().length).toBeGreaterThan(0), 20_000)
  expect(own().map(({ text = '' }) => text.includes(`${portal.origin}${link.address}`))).toEqual([true])
  expect((await guest.ask(`${page}?sent`)).text).toContain('De link is onderweg naar h•••@example.org.')

  const unknown = await agreementToSign(portal, { recipientName: who.name })
  const other = `${unknown.link.address}/phone`
  expect((await unknown.guest.ask(other)).text).not.toContain('<form method="post" class="mt-2"')
  expect((await unknown.guest.post(other, {})).status).toBe(404)
})

test('the code of a link goes to a second mailbox when its recipient asks, and to nobody else', async () => {
  const [address, second] = ['hanneke.link@example.org', 'hanneke.private@example.org']
  const { member } = await agreementToSign(portal)
  const leader = await signedIn(portal.origin, member)
  const typed = {
    ...{ items: 'newsletter', may: 'read', name: who.name, language: 'nl', expires: dayAhead(10) },
    formId: randomUUID(),
  }
  for (const codeEmail of [address.toUpperCase(), 'hanneke', 'hanneke@']) {
    const refused = await leader.post(linkForm, { ...typed, email: address, codeEmail })
    expect([codeEmail, refused.status]).toEqual([codeEmail, 422])
    expect(refused.text).toContain('Vul een ander e-mailadres in')
  }
  const made = unescapeHtml((await leader.post(linkForm, { ...typed, email: address, codeEmail: second })).text)
  expect(made).toContain(`${who.name} krijgt die op ${second}`)
  expect(made).not.toContain('name="code"')
  const page = `/share/${/share\/([\w-]{43})/.exec(made)?.[1]}`

  const guest = openVisitor(portal.origin)
  const asked = await guest.ask(`${page}/code`)
  expect([asked.text.includes('h•••@example.org'), asked.text.includes(second)]).toEqual([true, false])
  expect(asked.text).not.toContain('name="code"')
  for (const _ of ['once', 'and once more']) {
    const sent = await guest.post(`${page}/code`, { intent: 'send' })
    expect([sent.status, sent.headers.location]).toEqual([303, `${page}/code?sent`])
  }
  expect((await guest.ask(`${page}/code?sent`)).text).toContain('name="code"')
  const code = await codeTo(second)
  expect((await guest.post(`${page}/code`, { code: code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' })).status).toBe(422)
  expect((await guest.ask(page)).status).toBe(303)
  expect((await guest.post(`${page}/code`, { code: code.toLowerCase() })).status).toBe(303)
  expect((await guest.ask(page)).status).toBe(200)
  expect([codesTo(second), codesTo(address)]).toEqual([[code], []])

  const other = await agreementToSign(portal, { codeHash: 'x', codeEmail: second })
  expect((await other.guest.post(`${other.link.address}/code`, { code })).status).toBe(422)
  const bySender = await agreementToSign(portal, { codeHash: 'x' })
  expect((await bySender.guest.post(`${bySender.link.address}/code`, { intent: 'send' })).status).toBe(404)
})

test('a link whose code can go nowhere any more ends with the mailbox it went to', async () => {
  const second = 'hanneke.erased@example.org'
  const { member, link } = await agreementToSign(portal, { codeHash: 'x', codeEmail: second })
  const staff = await signedIn(portal.origin, await newAdmin())
  const erase = { email: second, name: '', organisation: '', sure: 'yes', where: [member.organisationId] }
  expect((await staff.post('/admin/privacy', erase)).status).toBe(303)
  const [left] = await portal.sql`
    select code_email, recipient_email <> '' as has_recipient, revoked_at is not null as is_revoked from share_links where id = ${link.id}`
  expect(left).toEqual({ code_email: '', has_recipient: false, is_revoked: true })
})
