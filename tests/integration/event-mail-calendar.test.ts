import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/persistence/actor.ts'
import { eventId } from '#tests/support/calendar-feed.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { eventMailOf, eventsIn, said } from '#tests/support/event-mail.ts'
import { saveConnectionDay, saveFollowUp, saveMeetings } from '#tests/support/happenings.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { newAdmin } from '#tests/support/tenant.ts'

/** The files for calendars that go with messages. */

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

const place0 = 'De Zonnehof, Huis'
const day = Date.UTC(2099, 2, 3)
const at = Date.UTC(2099, 1, 10, 13)

describe('a file for calendars goes with', () => {
  test('a start meeting: set, moved and taken off, with the ids of the feed and a number that grows', async () => {
    const member = await addOrganisation(['Huis'])
    const steps = [[{ id: 'cccccccc', date: at }], [{ id: 'cccccccc', date: at + 86_400_000 }], []]
    for (const [n, dates] of steps.entries()) {
      await saveMeetings(member, dates)
      await mail.untilMails(member, n + 1)
      await mail.untilNothingWaits(member)
      await place.sql`update notices set told_at = told_at - interval '11 minutes' where organisation_id = ${member.organisationId}`
    }
    const mails = mail.mailsTo(member)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Startbijeenkomst op di 10 feb 2099, 14.00 uur (${place0})`,
      `Startbijeenkomst verzet naar wo 11 feb 2099, 14.00 uur (${place0})`,
      `Startbijeenkomst van wo 11 feb 2099, 14.00 uur gaat niet door (${place0})`,
    ])
    const events = mails.flatMap(eventsIn)
    const uid = `cccccccc.${eventId('finalise-start-meeting', member)}`
    expect(events).toMatchObject([
      { uid, start: at },
      { uid, start: at + 86_400_000 },
      { uid, status: 'CANCELLED' },
    ])
    const numbers = events.map(({ sequence }) => sequence)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })

  test('a connection day, a whole day, also to the provider’s contact, once', async () => {
    const member = await addOrganisation(['Huis'])
    await saveFollowUp(admin, member, { nextMeetingAt: null, contactEmail: admin.email.toUpperCase() })
    await saveConnectionDay(member, day)
    const [message] = await mail.untilMails(member)
    expect(said(message)).toEqual({
      cause: 'connection-day',
      subject: `Aansluitdag op dinsdag 3 maart 2099 (${place0})`,
    })
    expect(eventsIn(message)).toMatchObject([{ uid: eventId('day-planning-logistics', member), start: '2099-03-03' }])
    expect(await mail.concerned(member)).toEqual(
      [`connection-day ${admin.email}`, `connection-day ${member.email}`].sort(),
    )
    await saveConnectionDay(member, day)
    expect((await mail.concerned(member)).length).toBe(2)
  })

  test('an appointment with the provider, to the organisation and who made it', async () => {
    const member = await addOrganisation(['Huis'])
    const staff = await newAdmin()
    await saveFollowUp(staff, member, { nextMeetingAt: new Date(at), nextMeetingNote: 'De planning' })
    const [message] = await mail.untilMails(member)
    const [own] = await mail.untilMails(staff)
    expect(said(message)).toEqual({
      cause: 'appointment',
      subject: 'Afspraak op di 10 feb 2099, 14.00 uur (De Zonnehof)',
    })
    expect(message?.text).toContain('Waarover: De planning')
    expect(own?.text).toContain(`/admin/relationship-management/${member.organisationId}`)
    const uid = `appointment.${member.organisationId}@routekaart`
    expect([eventsIn(message), eventsIn(own)].flat()).toMatchObject([
      { uid, start: at },
      { uid, start: at },
    ])
  })
})
