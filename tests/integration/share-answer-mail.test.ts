import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFiles } from '#app/platform/documents/samples.fixture.ts'
import { openParagraphs } from '#app/platform/mail/sealed-text.server.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { agreementToSign, hashOn, readParts, signer, who } from '#tests/support/agreement.ts'
import type { Answer } from '#tests/support/ask.ts'
import { passOn } from '#tests/support/passed-on.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep } from '#tests/support/step-form.ts'
import { answersNoted, answersTold } from '#tests/support/told-answers.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { sendFiles } from '#tests/support/upload-form.ts'
import { openVisitor, signedIn, type FormFields } from '#tests/support/visitor.ts'

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

const told = (tenant: Tenant, count = 1) => answersTold(portal, tenant, count)
const noted = (tenant: Tenant) => answersNoted(portal, tenant)

const person = { rightName: 'Bo Juist', rightEmail: 'bo@example.org' }

/** A link of somebody who reads English, and what its recipient decides by it: something to be sent more than once. */
type Act = { member: Tenant & { userId: string; email: string }; token: string; send: () => Promise<Answer> }

async function reviewed(fields: FormFields): Promise<Act> {
  const { member, share, guest } = await openReviewDesk(portal)
  const { path } = await share()
  return { member, token: path, send: () => guest.post(path, fields) }
}

async function signing(fields: FormFields): Promise<Act> {
  const { member, link, guest } = await agreementToSign(portal)
  const hash = await hashOn(guest, link)
  return { member, token: link.token, send: () => guest.post(link.address, { hash, ...fields }) }
}

async function copied(): Promise<Act> {
  const { member, link, guest } = await agreementToSign(portal, { may: 'upload' })
  const file = { file: 'Geheim woord.pdf', bytes: sampleFiles.pdf }
  return { member, token: link.token, send: () => sendFiles(guest, [file], `${link.address}/upload`) }
}

async function filled(): Promise<Act> {
  const { member, link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  const send = () => form.send({ 'wifi.settings.ssid': 'Geheim woord' }, 'done')
  return { member, token: link.token, send }
}

const review = { words: 'Geheim woord', 'remark-infoletter-letter-4': 'Geheim woord' }
const acts: [what: string, make: () => Promise<Act>, says: string][] = [
  ['approves', () => reviewed({ ...review, answer: 'approve' }), 'An Raad has approved it.'],
  ['asks for changes', () => reviewed({ ...review, answer: 'ask' }), 'An Raad has asked for changes.'],
  ['declines a review', () => reviewed({ ...review, answer: 'decline' }), 'An Raad has declined.'],
  [
    'names somebody else to review',
    () => reviewed({ answer: 'move', name: person.rightName, email: person.rightEmail }),
    'An Raad isn’t the right person.',
  ],
  ['signs', () => signing({ intent: 'sign', agree: 'on', ...who }), 'Hanneke de Vries has signed.'],
  ['declines to sign', () => signing({ intent: 'decline', reason: 'Geheim woord' }), 'Hanneke de Vries has declined.'],
  [
    'names somebody else to sign',
    () => signing({ intent: 'move', ...person }),
    'Hanneke de Vries isn’t the right person.',
  ],
  ['sends back a copy', copied, 'Hanneke de Vries has sent the signed document.'],
  ['has filled in', filled, 'Ilse Net has finished filling it in.'],
]

describe('the sender gets one mail, without what was written, where somebody', () => {
  test.each(acts)('%s, also twice at once and once more', async (_what, make, says) => {
    const { member, token, send } = await make()
    await portal.sql`update users set language = 'en' where id = ${member.userId}`
    const answers = await Promise.all([send(), send()])
    answers.push(await send())
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const [mail] = await told(member)
    expect((await noted(member)).length).toBe(1)
    const [link] = await portal.sql`select id from share_links where organisation_id = ${member.organisationId}
      order by created_at limit 1`
    expect(mail).toMatchObject({
      to: member.email,
      language: 'en',
      subject: expect.stringMatching(/^(Answer from|Signed by) /),
    })
    expect(mail?.words).toContain(`You shared something with ${says.split(' ')[0]}`)
    expect(mail?.words).toContain(says)
    expect(mail?.words).toContain(`"${portal.origin}/links/${link?.id}"`)
    const whole = JSON.stringify(mail)
    for (const secret of [token, '/share/', 'Geheim', 'Bo Juist', 'bo@example.org']) expect(whole).not.toContain(secret)
  })
})

test('each answer that takes the place of another one is told, five of a day at most; the last says that there are more', async () => {
  const desk = await openReviewDesk(portal)
  const answers = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? 'decline' : 'approve'))
  const { path } = await desk.share()
  for (const answer of answers) expect(await desk.answerBy(path, { answer, words: 'Geheim' })).toBe(303)
  const kept = await noted(desk.member)
  expect(kept.map(({ decided }) => decided)).toEqual(['declined', 'approved', 'declined', 'approved', 'declined'])
  expect(kept.map(({ isLast }) => isLast)).toEqual([0, 0, 0, 0, 1])
  const { organisationId, userId } = desk.member
  await told(desk.member)
  await portal.sql`update notices set told_at = told_at - interval '11 minutes' where organisation_id = ${organisationId}`
  const telling = portal.sql.json({ organisationId, userId, cause: 'answer' })
  await portal.sql`select graphile_worker.add_job('tell_notices', ${telling}::json)`
  const last = (await told(desk.member, 2)).at(-1)
  expect([last?.language, last?.subject]).toEqual(['nl', expect.stringContaining('Antwoord van An Raad')])
  expect(last?.words).toContain('het laatste bericht van vandaag over deze link')
  // Where it stands now, whatever was decided in between.
  expect(last?.words).toContain('An Raad geeft akkoord.')
  expect((await desk.newest()).outcome).toBe('approved')
})

test('nothing is told of looking, of remarks that are kept, of saved fields and of what is refused', async () => {
  const desk = await openReviewDesk(portal)
  const { path } = await desk.share()
  await desk.guest.ask(path)
  await desk.guest.post(path, { answer: 'keep', 'remark-infoletter-letter-4': 'Te lang' })
  expect((await desk.guest.post(path, { answer: 'decline' })).status).toBe(422)
  const passed = await passOn(portal)
  const form = await openStep(passed.guest, passed.link.address)
  expect((await form.send({ 'wifi.settings.ssid': 'Zorgnet' })).status).toBe(303)
  expect((await form.send({ 'wifi.contact.email': 'geen' }, 'done')).status).toBe(422)
  const agreement = await agreementToSign(portal)
  await readParts(agreement.guest, agreement.link)
  const unsigned = { intent: 'sign', agree: 'on', ...who, hash: '0'.repeat(64) }
  expect((await agreement.guest.post(agreement.link.address, unsigned)).status).toBe(409)
  await portal.sql`update share_links set revoked_at = now() where id = ${agreement.link.id}`
  expect((await agreement.guest.post(agreement.link.address, { intent: 'decline', reason: 'Nee' })).status).toBe(410)
  for (const { member } of [desk, passed, agreement]) expect([...(await noted(member))]).toEqual([])
})

test('an answer that cannot be kept is not told, and one that cannot be told is not kept', async () => {
  const { member, share, guest, newest, kindsOf } = await openReviewDesk(portal)
  const { path } = await share()
  const approve = () => guest.post(path, { answer: 'approve', words: 'Mooi' })
  await portal.sql`alter table form_changes add constraint broken check (way <> 'share-link') not valid`
  expect((await approve()).status).toBe(500)
  await portal.sql`alter table form_changes drop constraint broken`
  await portal.sql`alter table notices add constraint broken check (cause <> 'answer') not valid`
  expect((await approve()).status).toBe(500)
  await portal.sql`alter table notices drop constraint broken`
  const { id, outcome } = await newest()
  expect([outcome, await kindsOf(id), [...(await noted(member))]]).toEqual([null, ['made'], []])
})

test('provider staff who made a link get it, with the address of their own page', async () => {
  const staff = await newAdmin()
  const { organisationId } = await addOrganisation(['Huis'])
  const link = await addLink({ organisationId, userId: staff.userId, name: staff.name }, signer)
  await openVisitor(portal.origin).post(link.address, { intent: 'decline', reason: 'Nee' })
  const [mail] = await told({ organisationId })
  expect(mail).toMatchObject({ to: staff.email, language: 'nl' })
  const page = /"href":"([^"]*)"/.exec(mail?.words ?? '')?.[1] ?? ''
  expect(page).toBe(`${portal.origin}/admin/links/${organisationId}/${link.id}`)
  expect((await openVisitor(portal.origin).ask(page.slice(portal.origin.length))).status).toBe(302)
  expect((await (await signedIn(portal.origin, staff)).ask(page.slice(portal.origin.length))).status).toBe(200)
})

test('whoever the link was passed on to answers to the one who did', async () => {
  const { member, link, guest } = await agreementToSign(portal)
  await guest.post(link.address, { intent: 'move', ...person })
  expect((await told(member)).map(({ to }) => to)).toEqual([member.email])
  const leader = await signedIn(portal.origin, member)
  const { rightName: name, rightEmail: email } = person
  await leader.post(`/links/${link.id}`, { intent: 'pass-on', name, email })
  const [row] = await portal.sql`select sealed_text from mail_messages where to_address = ${person.rightEmail}
    order by created_at desc limit 1`
  const [next = ''] = /\/share\/[\w-]{43}/.exec(JSON.stringify(openParagraphs(row?.sealed_text))) ?? []
  expect((await guest.post(next, { intent: 'decline', reason: 'Nee' })).status).toBe(303)
  expect((await noted(member)).map(({ user_id: id }) => id)).toEqual([member.userId, member.userId])
})

test.each([
  ['is disabled', `disabled_at = now()`],
  ['has gone to another organisation', `organisation_id = (select id from organisations order by created_at limit 1)`],
])('a sender who %s gets none; the answer is kept', async (_, change) => {
  await addOrganisation(['Elders'])
  const { member, link, guest } = await agreementToSign(portal)
  await portal.sql.unsafe(`update users set ${change} where id = '${member.userId}'`)
  expect((await guest.post(link.address, { intent: 'decline', reason: 'Nee' })).status).toBe(303)
  const [row] = await portal.sql`select outcome from share_links where id = ${link.id}`
  expect([row?.outcome, [...(await noted(member))]]).toEqual(['declined', []])
})
