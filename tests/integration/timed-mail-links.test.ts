import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { addDays, inputDay } from '#app/platform/i18n/dates.ts'
import { workingDaysBefore } from '#app/platform/calendar/working-days.server.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { monday, sendTimed, today } from '#tests/support/busy-organisation.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { mailLink } from '#tests/support/mailed-link.ts'

let place: MailPlace
beforeAll(async () => {
  place = await openMailPlace()
})
afterAll(() => place.close())

const hour = 3_600_000
const mailsTo = ({ email }: { email: string }) =>
  place.sql<{ cause: string; sealed_text: string }[]>`
    select cause, sealed_text from mail_messages where to_address = ${email} order by created_at`

describe('a link that waits for an answer', () => {
  const addSent = (member: Member, over: Partial<NewShareLink> = {}) =>
    mailLink(
      ...([place, member, { may: 'review', expiresAt: new Date(monday + 40 * 24 * hour), ...over }] as const),
      new Date(workingDaysBefore(today, 5) + 10 * hour),
    )
  const set = (id: string, values: Partial<typeof shareLinks.$inferInsert>) =>
    database().update(shareLinks).set(values).where(eq(shareLinks.id, id))

  test('is not reminded of before the day on which its recipient will do it, and then on that day', async () => {
    const member = await addOrganisation(['Huis aan de Vecht'])
    const [later, now, fresh] = [await addSent(member), await addSent(member), await addSent(member)] as const
    await set(later.id, { laterDay: inputDay(addDays(today, 1)) })
    await set(now.id, { laterDay: inputDay(today) })
    await set(fresh.id, { laterDay: inputDay(addDays(today, -1)), createdAt: new Date(workingDaysBefore(today, 2)) })
    await sendTimed(monday)
    const mails = await Promise.all([later, now, fresh].map(mailsTo))
    expect(mails.map(({ length }) => length)).toEqual([1, 2, 2])
  })

  test('is reminded of with the address that its recipient has, once, until it is answered or not wanted', async () => {
    const member = await addOrganisation(['Huis aan de Vecht'])
    const [made, answered, stopped, changed] = [
      await addSent(member),
      await addSent(member),
      await addSent(member),
      await addSent(member),
    ] as const
    await set(answered.id, { outcome: 'approved', outcomeAt: new Date() })
    await set(stopped.id, { remindersStoppedAt: new Date() })
    await set(changed.id, { tokenHash: 'f'.repeat(64) })
    const counts = await Promise.all([sendTimed(monday), sendTimed(monday)])
    await sendTimed(monday + hour)
    expect(counts.reduce((sum, one) => sum + (one?.links ?? 0), 0)).toBe(1)
    const mails = await mailsTo(made)
    expect(mails.map(({ cause }) => cause)).toEqual(['share-link', 'share-reminder'])
    const words = JSON.stringify(openWords(mails[1]?.sealed_text ?? '')?.paragraphs)
    expect(words).toContain(made.address)
    expect(words).toContain('dezelfde link')
    const others = await Promise.all([answered, stopped, changed].map(mailsTo))
    expect(others.map(({ length }) => length)).toEqual([1, 1, 1])
    const remindedAt = new Date(monday + 5 * 24 * hour).toISOString()
    await place.sql`update share_events set at = ${remindedAt} where link_id = ${made.id} and kind = 'reminded'`
    await sendTimed(monday + 7 * 24 * hour)
    expect(await mailsTo(made)).toHaveLength(2)
    await place.sql`update share_events set at = ${new Date(monday).toISOString()} where link_id = ${made.id}`
    await sendTimed(monday + 7 * 24 * hour)
    expect(await mailsTo(made)).toHaveLength(3)
  })

  test.each(['review', 'sign'] as const)(
    'is not reminded of before its turn to sign: an officer may %s',
    async (may) => {
      const member = await addOrganisation(['Huis aan de Vecht'])
      const agreement = { items: ['processing-agreement'], locationIndex: null }
      const signer = await addSent(member, { ...agreement, may: 'sign', purpose: 'signer' })
      const officer = await addSent(member, { ...agreement, may, purpose: 'dpo' })
      const lengths = async () => [(await mailsTo(officer)).length, (await mailsTo(signer)).length]
      await sendTimed(monday)
      expect(await lengths()).toEqual([2, 1])
      await set(officer.id, { outcome: may === 'sign' ? 'signed' : 'approved', outcomeAt: new Date() })
      await sendTimed(monday + hour)
      expect(await lengths()).toEqual([2, 2])
    },
  )
})
