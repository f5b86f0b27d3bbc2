import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { expect, vi } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import type { MailPlace } from './mail-place.ts'

const soon = { timeout: 20_000, interval: 50 }

/** What a message is about. */
export const said = (email: Email | undefined) => ({
  cause: email?.headers.find(({ key }) => key === 'x-routekaart-cause')?.value,
  subject: email?.subject,
})

/** The messages that a place sends of what happens, and what waits to be told. */
export function eventMailOf(place: MailPlace) {
  // Where the tests run on a Monday morning, the week's overview comes too, at a moment of its own.
  const mailsTo = ({ email }: { email: string }) =>
    place.sink.taken.filter((one) => one.to?.[0]?.address === email && said(one).cause !== 'digest')
  const waiting = ({ organisationId }: Member) =>
    place.sql`select id from notices where organisation_id = ${organisationId} and told_at is null`
  return {
    mailsTo,
    waiting,
    /** Waits for so many messages to somebody. */
    untilMails: (person: { email: string }, count = 1): Promise<Email[]> =>
      vi.waitFor(() => {
        const found = mailsTo(person)
        expect(found.length).toBe(count)
        return found
      }, soon),
    untilNothingWaits: (member: Member) =>
      vi.waitFor(async () => expect([...(await waiting(member))]).toEqual([]), soon),
    /** Who is or was to be told something in an organisation. */
    async concerned({ organisationId }: Member): Promise<string[]> {
      const rows = await place.sql<{ email: string; cause: string }[]>`
        select u.email, n.cause from notices n join users u on u.id = n.user_id
        where n.organisation_id = ${organisationId} and n.words ->> 'key' <> '' order by n.cause, u.email`
      return rows.map(({ email, cause }) => `${cause} ${email}`)
    },
  }
}

/** The events of the file that came with a message, by their ids. */
export function eventsIn(email: Email | undefined) {
  const file = email?.attachments.find(({ filename }) => filename === 'routekaart.ics')
  const content = file?.content
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const { uid, sequence, startDate } = new ICAL.Event(part)
    const start = startDate.isDate ? startDate.toString() : startDate.toJSDate().getTime()
    return { uid, sequence, start, status: part.getFirstPropertyValue('status')?.toString() }
  })
}
