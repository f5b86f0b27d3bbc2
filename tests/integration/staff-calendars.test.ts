import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayOf } from '#app/platform/i18n/dates.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { addForm, addOrganisation, locationId } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

const [hour, day] = [3_600_000, 86_400_000]
const today = dayOf(Date.now())
let portal: Portal
let admin: Actor
let staff: Visitor
let member: Member
let own: Visitor
beforeAll(async () => {
  portal = await openPortal()
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await addOrganisation(['Huis', 'Hof'])
  await portal.sql`update organisations set name = 'Zorggroep Vecht' where id = ${member.organisationId}`
  own = await signedIn(portal.origin, member)
})

/** The appointments of a file as another program reads them, by their ids. */
async function eventsAt(visitor: Visitor, path: string) {
  const answer = await visitor.ask(path)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
  const events = new ICAL.Component(ICAL.parse(answer.text)).getAllSubcomponents('vevent')
  return new Map(
    events.map((part) => {
      const { uid, sequence, summary, location, description, startDate, endDate } = new ICAL.Event(part)
      const at = startDate.isDate ? [startDate.toString(), endDate.toString()] : startDate.toJSDate().getTime()
      const stamp = part.getFirstPropertyValue('dtstamp')?.toString()
      return [uid, { sequence, summary, location, description, at, stamp, url: part.getFirstPropertyValue('url') }]
    }),
  )
}

const shortDay = (date: number) => new Date(date).toISOString().slice(0, 10)

describe('what comes up on the board', () => {
  const board = () => `/admin/calendar?organisation=${member.organisationId}`
  const place = () => `${locationId(0)}.${member.organisationId}@routekaart`
  const dayId = () => `day-planning-logistics.${place()}`
  const meetings = (...starts: number[]) => ({ dates: starts.map((date, n) => ({ id: `0000000${n}`, date })) })

  it('has the ids and numbers of the location’s own files, with the organisation and the way back', async () => {
    const start = today + 20 * day + 12 * hour
    const address = { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' }
    await addForm(member, 0, 'basic-information', { location: address })
    await addForm(member, 0, 'finalise-start-meeting', meetings(start, start + 100 * day))
    await addForm(member, 0, 'day-planning-logistics', { date: today + 30 * day })
    const found = await eventsAt(staff, board())
    const meetingId = `00000000.finalise-start-meeting.${place()}`
    expect([...found.keys()]).toEqual([meetingId, dayId()])
    const [meeting, connection] = [...found.values()]
    expect(meeting).toMatchObject({
      at: start,
      summary: 'Startbijeenkomst, Zorggroep Vecht: Huis',
      location: 'Huis, Vechtkade 21, 3601 EF Maarssen',
      url: `${portal.origin}/admin/organisations/${member.organisationId}/route-card?location=0`,
    })
    expect(connection).toMatchObject({
      at: [shortDay(today + 30 * day), shortDay(today + 31 * day)],
      summary: 'Aansluitdag, Zorggroep Vecht: Huis',
    })
    const theirs = await eventsAt(own, '/location/make-start-meeting-definitive/calendar?location=0')
    const theirDay = await eventsAt(own, '/location/plan-installation-day/calendar?location=0')
    for (const [id, mine] of found) {
      const other = theirs.get(id) ?? theirDay.get(id)
      expect([other?.sequence, other?.stamp]).toEqual([mine.sequence, mine.stamp])
    }
    expect(theirs.get(meetingId)).toMatchObject({
      at: start,
      url: `${portal.origin}/location/make-start-meeting-definitive?location=0`,
    })
  })

  it('puts the day that is certain in the place of the one that was expected', async () => {
    await addForm(member, 0, 'target-date', { date: today + 10 * day })
    const expected = (await eventsAt(staff, board())).get(dayId())
    expect(expected?.summary).toBe('Verwachte aansluitdag, Zorggroep Vecht: Huis')
    await addForm(member, 0, 'day-planning-logistics', { date: today + 12 * day })
    const found = await eventsAt(staff, board())
    expect(found.get(dayId())).toMatchObject({ at: [shortDay(today + 12 * day), shortDay(today + 13 * day)] })
    expect(found.size).toBe(1)
    expect(found.get(dayId())?.sequence).toBeGreaterThan(expected?.sequence ?? Infinity)
  })

  it('is what the board shows: of the coming weeks, by its organisation, in the reader’s language', async () => {
    expect((await staff.ask(board())).status).toBe(404)
    expect((await staff.ask(board().replace('/calendar', '/board'))).text).not.toContain('/admin/calendar')
    await addForm(member, 0, 'finalise-start-meeting', meetings(today - day, today + 44 * day))
    expect((await staff.ask(board())).status).toBe(404)
    await addForm(member, 1, 'target-date', { date: today })
    expect((await staff.ask(board().replace('/calendar', '/board'))).text).toContain(board())
    const english = await signedIn(portal.origin, { ...(await newAdmin()), language: 'en' })
    english.cookies.set('routekaart.language', 'en')
    const found = await eventsAt(english, board())
    expect([...found.values()].map(({ summary }) => summary)).toEqual(['Expected connection day, Zorggroep Vecht: Hof'])
    const everything = await eventsAt(staff, '/admin/calendar')
    expect(everything.size).toBeGreaterThan(1)
    for (const id of found.keys()) expect(everything.has(id)).toBe(true)
  })

  it('takes as many queries for one location as for more', async () => {
    const counted = async () => {
      await staff.ask(board())
      return (await portal.statements.during(() => staff.ask(board()))).length
    }
    await addForm(member, 0, 'target-date', { date: today + day })
    const one = await counted()
    await addForm(member, 1, 'target-date', { date: today + day })
    await addForm(member, 1, 'finalise-start-meeting', meetings(today + day + 12 * hour))
    expect(await counted()).toBe(one)
  })
})

describe('the next appointments', () => {
  const list = '/admin/relationship-management'
  const page = (of = member) => `${list}/${of.organisationId}`
  const uid = (of = member) => `appointment.${of.organisationId}@routekaart`
  const keep = async (over: Record<string, string>, of = member) => {
    const typed = { contactName: 'Sanne Bakker', meetingPlace: 'Maarssen', meetingNote: 'De routekaart' }
    const form = { ...typed, meetingTime: '10.00', state: 'preparing', internalNotes: 'Alleen voor ons', ...over }
    expect((await staff.post(page(of), form)).status).toBe(303)
  }

  it('are those of the organisations themselves, and a change takes the place of what was', async () => {
    expect((await staff.ask(`${page()}/calendar`)).status).toBe(404)
    expect((await staff.ask(page())).text).not.toContain(`${page()}/calendar`)
    await keep({ meetingDay: '2099-07-14', version: '0' })
    expect((await staff.ask(page())).text).toContain(`${page()}/calendar`)
    const first = (await eventsAt(staff, `${page()}/calendar`)).get(uid())
    expect(first).toMatchObject({
      // Ten in the morning in the Dutch summer.
      at: Date.parse('2099-07-14T08:00:00Z'),
      summary: 'Afspraak over de bedsensoren met Zorggroep Vecht',
      location: 'Maarssen',
      description: `De routekaart\nMet Sanne Bakker.\n\n${portal.origin}${page()}`,
      url: `${portal.origin}${page()}`,
    })
    const theirs = (await eventsAt(own, '/documents/calendar')).get(uid())
    expect(theirs).toMatchObject({ sequence: first?.sequence, stamp: first?.stamp, url: `${portal.origin}/documents` })
    await keep({ meetingDay: '2099-07-15', version: '1' })
    const moved = (await eventsAt(staff, `${page()}/calendar`)).get(uid())
    expect(moved?.at).toBe(Date.parse('2099-07-15T08:00:00Z'))
    expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Infinity)
  })

  it('come together as the list shows them: to come, by state, and not of who is archived', async () => {
    const [connected, over, gone] = [await addOrganisation([]), await addOrganisation([]), await addOrganisation([])]
    await keep({ meetingDay: '2099-07-16', version: '0' })
    await keep({ meetingDay: '2099-07-14', version: '0', state: 'connected' }, connected)
    await keep({ meetingDay: '2020-07-14', version: '0' }, over)
    await keep({ meetingDay: '2099-07-14', version: '0' }, gone)
    await setArchived(admin, gone.organisationId, true)
    const idsAt = async (path: string) => [...(await eventsAt(staff, path)).keys()]
    const all = await idsAt(`${list}/calendar`)
    expect(all.indexOf(uid(connected))).toBeLessThan(all.indexOf(uid()))
    expect([uid(over), uid(gone)].filter((id) => all.includes(id))).toEqual([])
    const preparing = await idsAt(`${list}/calendar?state=preparing`)
    expect([uid(), uid(connected)].map((id) => preparing.includes(id))).toEqual([true, false])
    expect((await staff.ask(`${list}?state=preparing`)).text).toContain(`${list}/calendar?state=preparing`)
    expect((await staff.ask(`${list}?state=ended`)).text).not.toContain(`${list}/calendar`)
    for (const path of [`${page(gone)}/calendar`, `${page(over)}/calendar`, `${list}/calendar?state=ended`]) {
      expect((await staff.ask(path)).status).toBe(404)
    }
  })
})
