import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { environment, keepEnvironment } from '#app/platform/config/env.server.ts'
import { en } from '#app/platform/mail/en.ts'
import type { MailMessage } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { unescapeHtml } from '#tests/support/step-form.ts'
import type { StartedProcess } from '#tests/support/start-process.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

const href = 'https://portal.example/share/geheim'

let place: MailPlace
let servers: StartedProcess[]
let member: Member
let staff: Visitor

beforeAll(async () => {
  place = await openMailPlace()
  servers = await Promise.all([place.start(), place.start()])
  member = await newTenant([])
  staff = await signedIn(servers[0]?.origin ?? '', await newAdmin())
  staff.cookies.set('routekaart.language', 'en')
})
afterAll(() => place.close())
afterEach(() => place.sink.answerBy(null))

const messageTo = (address: string, over: Partial<Omit<MailMessage, 'cause' | 'stop'>> = {}): MailMessage => ({
  organisationId: member.organisationId,
  cause: 'share-link',
  to: { name: 'Anna', address },
  language: 'nl',
  subject: 'Een link',
  preheader: 'Gegevens om te bekijken',
  paragraphs: ['Beste Anna,', { href, label: 'Bekijk de gegevens' }],
  ...over,
})
const takenBy = (address: string) =>
  place.sink.taken.filter(({ to }) => to?.some((mailbox) => mailbox.address === address))
const jobs = () => place.sql`select id from graphile_worker.jobs`
const pageOf = async (address: string) => `/admin/mail/${(await place.rowTo(address))?.id}`

test('many messages, two servers: each goes out once, also where its cause came by twice', async () => {
  const mailboxes = Array.from({ length: 40 }, aMailbox)
  const written = await Promise.all(
    mailboxes.flatMap((address) => [1, 2].map(() => place.queue(messageTo(address, { onceKey: address })))),
  )
  expect(written.filter(Boolean).length).toBe(40)
  for (const address of mailboxes) await place.untilRow(address, { state: 'sent', attempts: 1 })
  expect(mailboxes.map((address) => takenBy(address).length)).toEqual(mailboxes.map(() => 1))
  await vi.waitFor(async () => expect(await jobs()).toEqual([]))
})

test('a message says what it has to in text and HTML, in any script', async () => {
  const address = aMailbox()
  const evil = '<script>alert("1")</script>'
  const [name, subject] = [
    'Zoë 漢字, "van" Ëlst',
    'Gegevens ✓ voor Zoë: 漢字, и так далее, want dit is een lang onderwerp',
  ]
  await place.queue(messageTo(address, { to: { name, address }, subject, paragraphs: [evil, { href, label: evil }] }))
  await place.untilRow(address, { state: 'sent' })
  const [email] = takenBy(address)
  expect(email).toMatchObject({ subject, from: { name: 'Routekaart', address: 'portal@example.org' } })
  expect(email?.to).toEqual([{ name, address }])
  expect(email?.text).toContain(`${evil}\n\n${evil}:\n${href}\n\n--\n`)
  expect(email?.html).toContain(`href="${href}"`)
  expect(email?.html).not.toContain('<script')
  expect(email?.html).toContain('>Gegevens om te bekijken</div>')
  expect(email?.messageId).toBe(`<${(await place.rowTo(address))?.id}@example.org>`)
  const headers = Object.fromEntries(email?.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'content-language': 'nl',
    'x-routekaart-cause': 'share-link',
  })
})

test('a message of a transaction that is rolled back does not go out', async () => {
  const [lost, sent] = [aMailbox(), aMailbox()]
  const rollBack = database().transaction(async (tx) => {
    await queueMail(tx, messageTo(lost))
    tx.rollback()
  })
  await expect(rollBack).rejects.toThrow()
  await place.queue(messageTo(sent))
  await place.untilRow(sent, { state: 'sent' })
  expect([await place.rowTo(lost), takenBy(lost)]).toEqual([undefined, []])
})

test.each<[string, Partial<MailMessage>]>([
  ['a subject', { subject: ' \r\n\u0000' }],
  ['an address', { to: { name: 'Anna', address: 'anna@example.org\r\nBcc: all@example.org' } }],
  ['a second address', { to: { name: 'Anna', address: 'anna@example.org, all@example.org' } }],
  ['a link that runs', { paragraphs: [{ href: 'javascript:alert(1)', label: 'Klik' }] }],
])('%s that is none is refused', async (_, wrong) => {
  const before = place.sink.calls()
  await expect(place.queue(messageTo('refused@example.org', wrong))).rejects.toThrow()
  expect([await place.rowTo('refused@example.org'), place.sink.calls()]).toEqual([undefined, before])
})

test('control characters in names and words go along nowhere, and make no header', async () => {
  const address = aMailbox()
  const odd = (text: string) => `${text}\u0000\u0007\u001b\u009b\u202e`
  const words = { subject: odd('Hallo\r\nBcc: all@example.org'), paragraphs: [odd('Dag\r\nd’A\u200dna')] }
  await place.queue(messageTo(address, { ...words, to: { name: odd('Anna\nBcc: b@example.org'), address } }))
  await place.untilRow(address, { state: 'sent' })
  const [mail] = takenBy(address)
  expect(mail?.headers).not.toContainEqual(expect.objectContaining({ key: 'bcc' }))
  expect([mail?.subject, mail?.to?.[0]?.name]).toEqual(['Hallo Bcc: all@example.org', 'Anna Bcc: b@example.org'])
  expect(mail?.text).toContain('Dag\nd’A\u200dna')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u)
})

test('a message is tried again where the mail server is busy, or away', async () => {
  const [busy, away] = [aMailbox(), aMailbox()]
  place.sink.answerBy(({ refuse }) => refuse(451, 'Try again later'))
  await place.queue(messageTo(busy))
  await place.untilRow(busy, { state: 'waiting', attempts: 1, problem: '451 Try again later' })
  await place.sink.leave()
  await place.queue(messageTo(away))
  await place.untilRow(away, { state: 'waiting', attempts: 1, problem: expect.stringContaining('ECONNREFUSED') })
  place.sink.answerBy(null)
  await place.sink.comeBack()
  for (const address of [busy, away]) {
    await place.untilRow(address, { state: 'sent', problem: null })
    expect(takenBy(address).length).toBe(1)
  }
})

test('a message that is refused is not tried again, until provider staff say so', async () => {
  const address = aMailbox()
  place.sink.answerBy(({ refuse }) => refuse(550, 'No such mailbox <here>'))
  await place.queue(messageTo(address))
  await place.untilRow(address, { state: 'failed', attempts: 1, problem: '550 No such mailbox <here>' })
  await vi.waitFor(async () => expect(await jobs()).toEqual([]))
  place.sink.answerBy(null)
  const page = await pageOf(address)
  expect((await staff.ask(page)).text).toContain('550 No such mailbox &lt;here&gt;')
  expect((await staff.post(page, {})).status).toBe(303)
  await place.untilRow(address, { state: 'sent', attempts: 1, problem: null })
  expect((await staff.ask(page)).text).not.toContain(en.one.sendAgain)
  expect((await staff.post(page, {})).status).toBe(303)
  expect((await staff.ask(page)).text).toContain(en.one.notSentAgain)
  expect(takenBy(address).length).toBe(1)
})

test('without a mail server messages are kept, for provider staff to read and to send later', async () => {
  const address = aMailbox()
  const settings = environment()
  keepEnvironment({ ...settings, SMTP_URL: undefined })
  await place.queue(messageTo(address, { subject: 'Bewaard' }))
  keepEnvironment(settings)
  expect(await place.rowTo(address)).toMatchObject({ state: 'kept', attempts: 0 })
  expect((await place.rowTo(address))?.sealed_text).not.toContain('geheim')
  const page = await pageOf(address)
  const list = await staff.ask(`/admin/mail?state=kept&organisation=${member.organisationId}`)
  expect(list.text).toContain(`href="${page}"`)
  expect(list.text).not.toContain('geheim')
  for (const none of [`organisation=${randomUUID()}`, 'organisation=%27', 'state=sent&organisation=x']) {
    expect((await staff.ask(`/admin/mail?${none}`)).text).toContain(en.noneFound)
  }
  const beyond = await staff.ask('/admin/mail?state=kept&page=9')
  expect([beyond.status, beyond.headers.location]).toEqual([302, '/admin/mail?state=kept'])
  const { text, headers } = await staff.ask(page)
  const csp = String(headers['content-security-policy'])
  expect(text).toContain(href)
  expect(text).not.toContain(`href="${href}"`)
  // As it looks: in a frame that runs and follows nothing, by a sheet of styles that the page's policy lets through.
  const [, frame = ''] = /<iframe([^>]*)>/.exec(text) ?? []
  const [, policyNonce] = /style-src 'self' '(nonce-[^']+)'/.exec(csp) ?? []
  expect(frame).toContain('sandbox=""')
  expect(unescapeHtml(frame)).toContain(`<style ${policyNonce?.replace('-', '="')}">`)
  expect(unescapeHtml(frame)).not.toMatch(/ (href|style)="/)
  await staff.post(page, {})
  await place.untilRow(address, { state: 'sent' })
  // Once it has gone out, the link is its recipient's alone.
  const sent = (await staff.ask(page)).text
  expect([sent.includes('geheim'), sent.includes('We don’t show the text')]).toEqual([false, true])
  const notes = await place.sql`select action, user_name, organisation_id, subject from audit_log order by id`
  const about = { user_name: 'Sanne Bakker', organisation_id: member.organisationId }
  const subject = { mailId: page.split('/').at(-1), cause: 'share-link' }
  const own = notes.filter((note) => JSON.stringify(note).includes(subject.mailId ?? '-'))
  expect(own).toEqual(
    ['mail-opened', 'mail-sent-again', 'mail-opened'].map((action) => ({ ...about, action, subject })),
  )
  for (const nothing of ['x', randomUUID()]) {
    expect((await staff.ask(`/admin/mail/${nothing}`)).status).toBe(404)
    expect((await staff.post(`/admin/mail/${nothing}`, {})).status).toBe(404)
  }
})
