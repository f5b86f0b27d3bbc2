import ICAL from 'ical.js'
import { expect } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { ask } from './ask.ts'
import { locationId } from './care-organisation.ts'
import type { FormFields, Visitor } from './visitor.ts'

/** Sends the form of /settings about one's own calendar. */
export const sendFeedForm = (visitor: Visitor, fields: FormFields) => visitor.post('/settings/calendar', fields)

/** The path of the feed as the page of settings shows it; null where it shows none. */
export async function feedShown(visitor: Visitor): Promise<string | null> {
  const { text } = await visitor.ask('/settings')
  const shown = /<input[^>]*id="calendar-address"[^>]*value="http:\/\/[^/]+(\/calendar\/[\w-]{43}\.ics)"/.exec(text)
  return shown?.[1] ?? null
}

/** Makes an address for somebody's own calendar; gives its path. */
export async function makeFeed(visitor: Visitor): Promise<string> {
  expect((await sendFeedForm(visitor, { intent: 'make' })).status).toBe(303)
  const path = await feedShown(visitor)
  if (path === null) throw new Error('No address is shown.')
  return path
}

/** Asks as calendar programs do: without a session. */
export const readFeed = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(origin, path, { method, headers })

/** The events of a feed as another program reads them, by their ids. */
export async function feedEvents(origin: string, path: string) {
  const answer = await readFeed(origin, path)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(answer.text))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  return new Map(
    calendar.getAllSubcomponents('vevent').map((part) => {
      const { uid, sequence, summary, location, description, startDate } = new ICAL.Event(part)
      const at = startDate.isDate ? startDate.toString() : startDate.toJSDate().getTime()
      const [status, stamp, changed] = ['status', 'dtstamp', 'last-modified'].map((name) =>
        part.getFirstPropertyValue(name)?.toString(),
      )
      return [uid, { sequence, summary, location, description, at, status, stamp, changed }]
    }),
  )
}

/** The id of an event of the first location. */
export const eventId = (task: string, { organisationId }: Member): string =>
  `${task}.${locationId(0)}.${organisationId}@routekaart`
