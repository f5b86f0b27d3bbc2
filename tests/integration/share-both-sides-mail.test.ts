import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { findLinksThatSigned } from '#app/persistence/links/counter-signatures.server.ts'
import { changeShareLink, readShareLink } from '#app/persistence/links/share-links.server.ts'
import { addSignature } from '#app/persistence/links/share-signatures.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { notifyAllSigned } from '#app/sharing/mail/both-signed.server.ts'
import { agreementToSign, officer, signByName, signer, who } from '#tests/support/agreement.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { eventMailOf, said } from '#tests/support/event-mail.ts'
import { decideByLink } from '#tests/support/happenings.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { mailLink } from '#tests/support/mailed-link.ts'
import type { StartedProcess } from '#tests/support/start-process.ts'
import { newAdmin } from '#tests/support/tenant.ts'

let place: MailPlace
let mail: ReturnType<typeof eventMailOf>
let server: StartedProcess
beforeAll(async () => {
  place = await openMailPlace()
  server = await place.start()
  mail = eventMailOf(place)
})
afterAll(() => place.close())

async function whoMaySign(): Promise<Actor> {
  const actor = await newAdmin()
  await database().update(users).set({ maySignForProvider: true }).where(eq(users.id, actor.userId))
  return actor
}

test.each([
  ['signs', who, {}, /^U heeft getekend: Verwerkersovereenkomst/],
  ['approves', { name: officer.recipientName }, officer, /^U gaf akkoord: Verwerkersovereenkomst/],
] as const)(
  'whoever %s gets the evidence by mail, and has it when the link has ended',
  async (_, name, over, subject) => {
    const email = aMailbox()
    const { link, guest } = await agreementToSign(server, { ...over, recipientEmail: email, language: 'nl' })
    await signByName(guest, link, name)
    await place.untilRow(email, { state: 'sent' })
    const message = place.sink.taken.find(({ to }) => to?.[0]?.address === email)
    expect(message?.subject).toMatch(subject)
    const [evidence] = await place.sql`select number, sha256 from share_evidence where link_id = ${link.id}`
    const [pdf] = message?.attachments ?? []
    expect([pdf?.mimeType, pdf?.filename]).toEqual([
      'application/pdf',
      expect.stringContaining(`${evidence?.number}.pdf`),
    ])
    const bytes = pdf?.content instanceof ArrayBuffer ? Buffer.from(pdf.content) : Buffer.alloc(0)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(evidence?.sha256)
    expect(message?.text).toContain(String(pdf?.filename))
  },
)

test('who may sign for the provider and looks after the organisation is told of their turn, and all that it is done', async () => {
  const member = await addOrganisation(['Huis'])
  const [owner, other] = [await whoMaySign(), await whoMaySign()]
  await assignOwners(owner, [member.organisationId], { ownerId: owner.userId })
  const made = await mailLink(place, member, { ...signer, recipientName: 'Hanneke de Vries' })
  await decideByLink(member, made, 'signed')
  const [turn] = await mail.untilMails(owner)
  expect(said(turn)).toMatchObject({ cause: 'signing-turn' })
  expect(turn?.subject).toMatch(/^Nu tekent de leverancier: /)
  expect(turn?.text).toContain(`/admin/links/${member.organisationId}/${made.id}/sign`)
  await mail.untilMails(member)
  expect(mail.mailsTo(other)).toEqual([])

  const text = { statement: 'Ja.', signedText: 'Overeenkomst', textHash: '0'.repeat(64), address: '' }
  const who = { typedName: 'Hanneke de Vries', invitedName: 'Hanneke de Vries', isOther: false, position: '' }
  const signature = { ...text, ...who, linkId: made.id, role: 'signer' as const, at: new Date() }
  await database().transaction((tx) => addSignature(tx, member, signature))
  await changeShareLink(
    member,
    made.id,
    owner.name,
    () => ({ change: { counterSignedAt: new Date() }, kind: 'counter-signed' }),
    async (tx, link) => notifyAllSigned(tx, link, await findLinksThatSigned(tx, member, text.textHash), owner.userId),
  )
  expect((await readShareLink(member, made.id))?.counterSignedAt).not.toBeNull()
  const messages = await mail.untilMails({ email: made.email }, 2)
  const done = messages.find((one) => said(one).cause === 'signed')
  expect(done?.subject).toMatch(/^Getekend door beide partijen: .* \(De Zonnehof\)$/)
  expect(done?.text).toContain(made.address)
  expect(await mail.concerned(member)).toContain(`signed ${member.email}`)
})
