import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareLinks } from '#drizzle/schema/share.ts'
import { database } from '#app/persistence/database.server.ts'
import { spend } from '#app/persistence/links/share-budgets.server.ts'
import { guestBudgets } from '#app/platform/config/limits.ts'
import { officer, signer } from '#tests/support/agreement.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { eventMailOf, said } from '#tests/support/event-mail.ts'
import { decideByLink } from '#tests/support/happenings.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { mailLink } from '#tests/support/mailed-link.ts'
import { addLink } from '#tests/support/share.ts'

/** A signer who waits for the data protection officer is told when nobody comes before them any more. */

let place: MailPlace
let mail: ReturnType<typeof eventMailOf>
beforeAll(async () => {
  place = await openMailPlace()
  await place.start()
  mail = eventMailOf(place)
})
afterAll(() => place.close())

const signing = { ...signer, recipientName: 'Hanneke de Vries' }

test('by the address they have already, once for each officer, and without the words that are for users', async () => {
  const member = await addOrganisation(['Huis'])
  const agreed = await addLink(await addColleague(member), officer)
  const made = await mailLink(place, member, signing)
  await decideByLink(member, agreed, 'approved')
  await decideByLink(member, agreed, 'signed')
  const messages = await mail.untilMails({ email: made.email }, 2)
  const turn = messages.find((one) => said(one).cause === 'signing-turn')
  expect(turn?.subject).toMatch(/^U kunt nu tekenen: .* \(De Zonnehof\)$/)
  expect(turn?.text).toContain(made.address)
  // Programs for mail show them together.
  const first = messages.find((one) => said(one).cause === 'share-link')
  expect([first?.inReplyTo, turn?.inReplyTo, turn?.references]).toEqual([undefined, first?.messageId, first?.messageId])
  expect(turn?.text).toContain('omdat iemand iets met u deelt')
  expect(turn?.text).toContain('Geen herinneringen meer ontvangen')
  expect(turn?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
  const [told] = await mail.untilMails(member)
  expect(told?.text).toContain('Wij schreven dat ook aan Hanneke de Vries.')
  expect(mail.mailsTo({ email: made.email })).toHaveLength(2)
})

test.each([
  ['has another address by now', { tokenHash: 'f'.repeat(64) }, {}],
  ['wants no more messages', { remindersStoppedAt: new Date() }, {}],
  ['got it by hand', {}, { recipientEmail: '' }],
] as const)('by their sender, where the link %s', async (_, later, over) => {
  const member = await addOrganisation(['Huis'])
  const agreed = await addLink(await addColleague(member), officer)
  const made = await mailLink(place, member, { ...signing, ...over })
  if (Object.keys(later).length > 0) {
    await database().update(shareLinks).set(later).where(eq(shareLinks.id, made.id))
  }
  await decideByLink(member, agreed, 'signed')
  const [told] = await mail.untilMails(member)
  expect(told?.text).toContain('Wij konden dat niet laten weten aan Hanneke de Vries. Geef het door')
  const rows = await place.sql`select cause from mail_messages where link_id = ${made.id} and cause <> 'share-link'`
  expect([...rows]).toEqual([])
})

test('however often the officer answered that day', async () => {
  const member = await addOrganisation(['Huis'])
  const agreed = await addLink(await addColleague(member), officer)
  const made = await mailLink(place, member, signing)
  const { organisationId } = member
  await spend({ organisationId, id: agreed.id }, { mails: guestBudgets.mails }, guestBudgets)
  await decideByLink(member, agreed, 'signed')
  expect(said((await mail.untilMails(member))[0]).cause).toBe('signing-turn')
  await mail.untilMails({ email: made.email }, 2)
  expect(await mail.concerned(member)).toEqual([`signing-turn ${member.email}`])
})
