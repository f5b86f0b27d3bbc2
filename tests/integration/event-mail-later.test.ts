import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addNotices } from '#app/persistence/notifications/notices.server.ts'
import { renumberLocations } from '#app/persistence/organisations/locations.server.ts'
import { tellNotices } from '#app/notifications/events/tell.server.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { eventMailOf, said } from '#tests/support/event-mail.ts'
import * as happenings from '#tests/support/happenings.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'

const { judge, uploadBy, decideByLink, saveMeetings } = happenings

/** What goes in one message with something else, waits for the morning, or is not true any more. */

let place: MailPlace
let admin: Actor
let mail: ReturnType<typeof eventMailOf>
beforeAll(async () => {
  place = await openMailPlace()
  await place.start()
  admin = await newAdmin()
  mail = eventMailOf(place)
})
afterAll(() => place.close())
const day = Date.UTC(2099, 2, 3)
const at = Date.UTC(2099, 1, 10, 13)

describe('later', () => {
  test('what happens within ten minutes goes in one message, without what is no longer true', async () => {
    const member = await addOrganisation(['Huis'])
    const documents = [
      await uploadBy(member, 'a.pdf'),
      await uploadBy(member, 'b.pdf'),
      await uploadBy(member, 'c.pdf'),
    ]
    const [a, b, c] = documents
    if (!a || !b || !c) throw new Error('Nothing was added.')
    const first = await uploadBy(member, 'eerst.pdf')
    await judge(admin, member, first, 'Scheef')
    await mail.untilMails(member)
    await mail.untilNothingWaits(member)
    for (const document of [a, b]) await judge(admin, member, document, 'Scheef')
    const seenAt = await judge(admin, member, c, 'Scheef')
    await judge(admin, member, c, null, seenAt)
    expect((await mail.waiting(member)).length).toBe(4)
    await happenings.tenMinutesLater(place, member, 'sent-back')
    const mails = await vi.waitFor(
      () => {
        const found = mail.mailsTo(member).filter(({ subject }) => subject?.includes('bestanden'))
        expect(found.length).toBe(1)
        return found
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(said(mails[0])).toEqual({ cause: 'sent-back', subject: '2 bestanden teruggestuurd (De Zonnehof)' })
    const text = mails[0]?.text ?? ''
    expect(['a.pdf', 'b.pdf', 'c.pdf', 'eerst.pdf'].map((name) => text.includes(name))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('a meeting that is set, moved and taken off before it was told is told to nobody', async () => {
    const member = await addOrganisation(['Huis'])
    await happenings.toldJustNow(place, member, 'appointment')
    await saveMeetings(member, [{ id: 'cccccccc', date: at }])
    await saveMeetings(member, [{ id: 'cccccccc', date: at + 1 }])
    await saveMeetings(member, [])
    expect((await mail.waiting(member)).length).toBe(3)
    await happenings.tenMinutesLater(place, member, 'appointment')
    await mail.untilNothingWaits(member)
    expect(mail.mailsTo(member)).toEqual([])
  })

  test('an answer that somebody looked at meanwhile, or that its reader may not see any more, is not told', async () => {
    const [member, gone] = [await addOrganisation(['Huis']), await addOrganisation(['Huis'])]
    for (const one of [member, gone]) {
      await happenings.toldJustNow(place, one, 'answer')
      await decideByLink(one, await addLink(one, { may: 'review' }), 'approved')
    }
    await place.sql`update share_links set confirmed_at = now() where organisation_id = ${member.organisationId}`
    await place.sql`update users set disabled_at = now() where id = ${gone.userId}`
    for (const one of [member, gone]) {
      await happenings.tenMinutesLater(place, one, 'answer')
      await mail.untilNothingWaits(one)
      expect(mail.mailsTo(one)).toEqual([])
    }
  })

  test('what happens in somebody’s quiet hours waits for their end', async () => {
    const member = await addOrganisation(['Huis'])
    const hour = new Date().getUTCHours()
    const [from, until] = [(hour + 23) % 24, (hour + 2) % 24]
    await place.sql`insert into mail_preferences (user_id, time_zone, muted, digest_day, digest_hour, quiet_from, quiet_until)
      values (${member.userId}, 'UTC', '{}', 1, 8, ${from}, ${until})`
    await judge(admin, member, await uploadBy(member), 'Scheef')
    const key = `notices:${member.organisationId}:${member.userId}:sent-back`
    const [job] = await vi.waitFor(
      async () => {
        const found = await place.sql<{ run_at: Date }[]>`select run_at from graphile_worker.jobs where key = ${key}`
        expect(found.length).toBe(1)
        return found
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(job?.run_at.getUTCHours()).toBe(until)
    expect([mail.mailsTo(member).length, (await mail.waiting(member)).length]).toEqual([0, 1])
    const telling = { organisationId: member.organisationId, userId: member.userId, cause: 'sent-back' }
    const now = job?.run_at.getTime() ?? 0
    await tellNotices(telling, { origin: 'https://portal.example', staffPage: () => '/admin', now })
    await mail.untilMails(member)
  })

  test('what is rolled back is never told', async () => {
    const member = await addOrganisation(['Huis'])
    const broken = database().transaction(async (tx) => {
      const about = {
        organisationId: member.organisationId,
        cause: 'accepted',
        locationIndex: 0,
        item: null,
        subject: null,
      }
      await addNotices(tx, { ...about, words: { key: 'accepted', values: {} } }, { people: [member.userId] })
      throw new Error('taken back')
    })
    await expect(broken).rejects.toThrow('taken back')
    expect([...(await mail.waiting(member))]).toEqual([])
  })

  test('what a server had under way when it was killed is told by another', async () => {
    const member = await addOrganisation(['Huis'])
    await addForm(member, 0, 'day-planning-logistics', { date: day })
    // As it is left behind: nothing was told, and no job is there.
    await place.sql`insert into notices (organisation_id, user_id, cause, location_index, item, words, happened_at)
      values (${member.organisationId}, ${member.userId}, 'connection-day', 0, 'day-planning-logistics',
        '{"key": "connection", "values": {"row": "", "from": ""}}', now() - interval '2 minutes')`
    expect(said((await mail.untilMails(member))[0]).cause).toBe('connection-day')
  })

  test('what stood at a location that moved is told of where it is now, and of one that went is not told', async () => {
    const member = await addOrganisation(['Huis', 'Hof', 'Erf'])
    await place.sql`insert into notices (organisation_id, user_id, cause, location_index, words)
      select ${member.organisationId}, ${member.userId}, 'accepted', n, '{"key": "accepted", "values": {}}' from generate_series(1, 2) n`
    const moves = [
      { from: 0, to: 0 },
      { from: 1, to: null },
      { from: 2, to: 1 },
    ]
    await database().transaction((tx) => renumberLocations(tx, member, moves))
    const left = await place.sql`select location_index from notices where organisation_id = ${member.organisationId}`
    expect(left.map((row) => row.location_index)).toEqual([1])
  })
})
