import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { eventId, feedEvents, makeFeed, readFeed, sendFeedForm as send } from '#tests/support/calendar-feed.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

/** What stands in the feed for somebody's own calendar, and how it is read again and again. */

const [hour, day] = [3_600_000, 86_400_000]
const today = dayOf(Date.now())
let portal: SharedPortal
let admin: Actor
let member: Member
let own: Visitor
beforeAll(async () => {
  portal = await sharedPortal()
  admin = await newAdmin()
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await addOrganisation(['Huis', 'Hof'])
  own = await signedIn(portal.origin, member)
})

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  readFeed(portal.origin, path, headers, method)
const eventsAt = (path: string) => feedEvents(portal.origin, path)

const meetingId = (of = member) => eventId('00000001.finalise-start-meeting', of)
const dayId = (of = member) => eventId('day-planning-logistics', of)
const start = today + 20 * day + 12 * hour
const addMeeting = (of = member, date = start) =>
  addForm(of, 0, 'finalise-start-meeting', { dates: [{ id: '00000001', date }] })
const changeMeeting = (dates: { id: string; date: number }[]) =>
  portal.sql`update forms set fields = ${portal.sql.json({ dates })}, version = version + 1, updated_at = now()
    where organisation_id = ${member.organisationId} and form_type = 'finalise-start-meeting'`

describe('what comes up', () => {
  test('is told without a session, with the ids of the files, when, where and what', async () => {
    await addMeeting()
    await addForm(member, 0, 'target-date', { date: today + 30 * day })
    await addForm(member, 0, 'basic-information', { location: { city: 'Maarssen' } })
    await portal.sql`insert into relationships (organisation_id, contact_name, next_meeting_at, next_meeting_note, updated_by_name)
      values (${member.organisationId}, 'Sanne Bakker', ${new Date(start)}, 'Vertrouwelijk', 'Sanne Bakker')`
    const path = await makeFeed(own)
    const found = await eventsAt(path)
    expect([...found.keys()].sort()).toEqual(
      [meetingId(), dayId(), `appointment.${member.organisationId}@routekaart`].sort(),
    )
    const page = `${portal.origin}/location/make-start-meeting-definitive?location=0`
    expect(found.get(meetingId())).toMatchObject({
      ...{ at: start, summary: 'Startbijeenkomst: Huis', location: 'Huis, Maarssen', description: page, sequence: 0 },
    })
    expect(found.get(dayId())).toMatchObject({
      ...{ at: inputDay(today + 30 * day), summary: 'Verwachte aansluitdag: Huis' },
    })
    const file = await own.ask('/location/make-start-meeting-definitive/calendar?location=0')
    expect(file.text).toContain(meetingId().slice(0, 30))
    // Names and notes stay behind the sign-in.
    expect((await read(path)).text).not.toMatch(/Sanne|Vertrouwelijk|DUE/i)
    await addForm(member, 0, 'day-planning-logistics', { date: today + 31 * day })
    expect((await eventsAt(path)).get(dayId())).toMatchObject({
      ...{ at: inputDay(today + 31 * day), summary: 'Aansluitdag: Huis', sequence: 1 },
    })
  })

  test('that is moved keeps its id, and that is cleared is cancelled, each with a higher number', async () => {
    await addMeeting()
    const path = await makeFeed(own)
    const first = (await eventsAt(path)).get(meetingId())
    expect((await eventsAt(path)).get(meetingId())).toEqual(first)
    await changeMeeting([{ id: '00000001', date: start + day }])
    const moved = (await eventsAt(path)).get(meetingId())
    expect([moved?.at, moved?.sequence, moved?.status]).toEqual([start + day, 1, undefined])
    await changeMeeting([])
    const cleared = await eventsAt(path)
    expect([...cleared.keys()]).toEqual([meetingId()])
    const off = cleared.get(meetingId())
    expect([off?.status, off?.sequence, off?.at]).toEqual(['CANCELLED', 2, start + day])
    expect(off?.changed).toBe(off?.stamp)
    expect((await eventsAt(path)).get(meetingId())).toEqual(off)
    await portal.sql`update calendar_events set changed_at = now() - interval '31 days' where user_id = ${member.userId}`
    expect((await eventsAt(path)).size).toBe(0)
    expect(await portal.sql`select 1 from calendar_events where user_id = ${member.userId}`).toHaveLength(0)
  })

  test('has due days where its owner wants them, and takes them back', async () => {
    await addForm(member, 0, 'target-date', { date: today + 60 * day })
    const path = await makeFeed(own)
    const dues = async () => [...(await eventsAt(path))].filter(([uid]) => uid.startsWith('due.'))
    expect(await dues()).toEqual([])
    expect((await send(own, { intent: 'choose', dueDays: 'yes' })).status).toBe(303)
    expect((await own.ask('/settings')).text).toMatch(/<input[^>]*name="dueDays"[^>]*checked/)
    const due = await dues()
    expect(due.length).toBeGreaterThan(2)
    for (const [uid, { at, summary, status }] of due) {
      expect(uid).toBe(`due.${String(at)}.${member.organisationId}@routekaart`)
      expect([summary, status]).toEqual([expect.stringMatching(/^\d+ (taak|taken) mo/), undefined])
    }
    expect(due.map(([, { description }]) => description).join()).toContain('Huis: ')
    expect((await send(own, { intent: 'choose' })).status).toBe(303)
    expect((await own.ask('/settings')).text).not.toMatch(/<input[^>]*name="dueDays"[^>]*checked/)
    expect((await dues()).map(([, { status }]) => status)).toEqual(due.map(() => 'CANCELLED'))
  })

  test('is told in the language of its owner, whoever asks', async () => {
    await addMeeting()
    const path = await makeFeed(own)
    await portal.sql`update users set language = 'en' where id = ${member.userId}`
    const { text } = await read(path, { 'Accept-Language': 'nl', Cookie: 'routekaart.language=nl' })
    expect(text).toContain('SUMMARY:Start meeting: Huis')
  })
})

describe('whose it is', () => {
  test('nothing of another organisation, and all of them for staff', async () => {
    const other = await addOrganisation(['Elders'])
    await portal.sql`update organisations set name = 'Stichting Elders' where id = ${other.organisationId}`
    await Promise.all([addMeeting(), addMeeting(other)])
    const staff = await signedIn(portal.origin, admin)
    const path = await makeFeed(staff)
    const all = await eventsAt(path)
    expect(all.has(meetingId())).toBe(true)
    // After the staff's, so that something is kept of both.
    const mine = await eventsAt(await makeFeed(own))
    expect([...mine.keys()]).toEqual([meetingId()])
    expect(all.get(meetingId(other))).toMatchObject({
      summary: 'Startbijeenkomst: Stichting Elders, Elders',
      description: `${portal.origin}/admin/organisations/${other.organisationId}/route-card?location=0`,
    })
    await setArchived(admin, other.organisationId, true)
    expect((await eventsAt(path)).get(meetingId(other))?.status).toBe('CANCELLED')
  })

  test('of staff who look after organisations, of these alone; what they hand over is cancelled', async () => {
    const [other, third] = [await addOrganisation(['Elders']), await addOrganisation(['Verder'])]
    for (const one of [member, other, third]) await addMeeting(one)
    const owner = await newAdmin()
    const path = await makeFeed(await signedIn(portal.origin, owner))
    await assignOwners(admin, [member.organisationId, other.organisationId], { deputyId: owner.userId })
    const theirs = await eventsAt(path)
    expect([meetingId(), meetingId(other), meetingId(third)].map((id) => theirs.has(id))).toEqual([true, true, false])
    await assignOwners(admin, [member.organisationId], { deputyId: null })
    expect((await eventsAt(path)).get(meetingId())?.status).toBe('CANCELLED')
  })

  test('each person has their own address', async () => {
    const staff = await signedIn(portal.origin, admin)
    const [mine, theirs] = [await makeFeed(own), await makeFeed(staff)]
    expect(mine).not.toBe(theirs)
    await send(staff, { intent: 'end' })
    expect([(await read(mine)).status, (await read(theirs)).status]).toEqual([200, 404])
  })
})

describe('who asks again', () => {
  test('gets nothing while nothing has changed, by tag and by date', async () => {
    await addMeeting()
    const path = await makeFeed(own)
    const first = await read(path)
    const { etag = '', 'last-modified': modified = '' } = first.headers
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers['x-robots-tag']).toBe('noindex')
    for (const [name, value] of [
      ['If-None-Match', etag],
      ['If-Modified-Since', modified],
    ] as const) {
      const { status, text, headers: said } = await read(path, { [name]: value })
      expect([status, text, said.etag, said['last-modified']]).toEqual([304, '', etag, modified])
    }
    const head = await read(path, {}, 'HEAD')
    expect([head.status, head.headers.etag, head.text]).toEqual([200, etag, ''])
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.text)))
    const packed = await read(path, { 'Accept-Encoding': 'br, gzip' })
    expect([packed.headers['content-encoding'], packed.text]).toEqual([undefined, first.text])
    await changeMeeting([{ id: '00000001', date: start + day }])
    const changed = await read(path, { 'If-None-Match': etag })
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false])
  })
})
