import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { setArchived } from '#app/persistence/organisations/organisation-changes.server.ts'
import { newShareToken } from '#app/platform/auth/link-token.server.ts'
import { ask } from '#tests/support/ask.ts'
import { feedEvents, feedShown, makeFeed, readFeed, sendFeedForm as send } from '#tests/support/calendar-feed.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { ownForm, signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

/** The address of the feed for somebody's own calendar: how it is made, whom it tells nothing, and how it ends. */

let portal: Portal
let admin: Actor
let member: Member
let own: Visitor
beforeAll(async () => {
  portal = await openPortal({ LOG_LEVEL: 'debug' })
  admin = await newAdmin()
})
afterAll(() => portal.close())
beforeEach(async () => {
  member = await addOrganisation(['Huis', 'Hof'])
  own = await signedIn(portal.origin, member)
})

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  readFeed(portal.origin, path, headers, method)

describe('the address', () => {
  test('is shown to its owner with a way to open it, and a new one ends the old at once', async () => {
    expect(await feedShown(own)).toBeNull()
    const first = await makeFeed(own)
    const { text } = await own.ask('/settings')
    expect(text).toContain(`href="webcal://${new URL(portal.origin).host}${first}"`)
    const second = await makeFeed(own)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await send(own, { intent: 'end' })).status).toBe(303)
    expect([(await read(second)).status, await feedShown(own)]).toEqual([404, null])
    const kinds =
      await portal.sql`select kind from security_log where actor_id = ${member.userId} and kind like 'calendar%' order by number`
    expect(kinds.map(({ kind }) => kind)).toEqual(['calendar-feed-made', 'calendar-feed-made', 'calendar-feed-ended'])
  })

  test('outlives a session, so it is made and shown only after a sign-in of a short while ago', async () => {
    const path = await makeFeed(own)
    await portal.sql`update auth_sessions set claims = jsonb_set(claims, '{auth_time}', to_jsonb((claims ->> 'auth_time')::bigint - 1000))
      where user_id = ${member.userId}`
    const again = '/authentication/again?returnTo=%2Fsettings'
    const { status, text } = await own.ask('/settings')
    expect([status, text.includes(path), text.includes(`href="${again}"`)]).toEqual([200, false, true])
    const asked = await send(own, { intent: 'make' })
    expect([asked.status, asked.headers.location]).toEqual([303, again])
    expect((await read(path)).status).toBe(200)
    expect((await send(own, { intent: 'end' })).headers.location).toBe('/settings')
    expect((await read(path)).status).toBe(404)
  })

  test('that opens nothing says nothing of why', async () => {
    const plain = ({ status, headers, text }: Awaited<ReturnType<typeof read>>) => {
      const { date: _date, 'x-request-id': _id, 'content-security-policy': _policy, ...rest } = headers
      return [status, rest, text]
    }
    const unknown = plain(await read(`/calendar/${newShareToken()}.ics`))
    expect([unknown[0], unknown[2]]).toEqual([404, ''])
    const ended = await makeFeed(own)
    await send(own, { intent: 'end' })
    const paths = [ended, '/calendar/x.ics', '/calendar/x', '/calendar/%00.ics'.replace('%00', 'é')]
    const disabled = await makeFeed(own)
    await portal.sql`update users set disabled_at = now() where id = ${member.userId}`
    paths.push(disabled)
    const archived = await addOrganisation(['Weg'])
    paths.push(await makeFeed(await signedIn(portal.origin, archived)))
    await setArchived(admin, archived.organisationId, true)
    for (const path of paths) expect([path, ...plain(await read(encodeURI(path)))]).toEqual([path, ...unknown])
    await portal.sql`update users set disabled_at = null where id = ${member.userId}`
    expect((await read(disabled)).status).toBe(200)
  })

  test('is in the log as a pattern only, and the database knows its hash alone', async () => {
    const path = await makeFeed(own)
    const token = path.slice('/calendar/'.length, -'.ics'.length)
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) await read(path, {}, method)
    await read(`/nl${path}`)
    await expect.poll(() => portal.output()).toContain('"/calendar/:token"')
    expect(portal.output()).not.toContain(token)
    const rows = await portal.sql`select t::text as row from calendar_feeds t`
    expect(rows.map(({ row }) => String(row)).join()).not.toContain(token)
  })

  test('is no form: what is sent to it changes nothing', async () => {
    const path = await makeFeed(own)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect([method, (await ask(portal.origin, path, { method, headers: ownForm })).status]).toEqual([method, 405])
    expect((await read(path)).status).toBe(200)
  })
})

test('another address, or none, is asked about first; without an address there is nothing to ask', async () => {
  const none = await own.ask('/settings/calendar?ask=end')
  expect([none.status, none.headers.location]).toEqual([303, '/settings'])
  const made = await makeFeed(own)
  for (const asked of ['make', 'end']) {
    const page = await own.ask(`/settings/calendar?ask=${asked}`)
    expect([asked, page.status]).toEqual([asked, 200])
    expect(page.text).toMatch(new RegExp(`<button[^>]*value="${asked}"`))
    expect(await feedShown(own), 'asking changes nothing').toBe(made)
  }
  for (const address of ['/settings/calendar', '/settings/calendar?ask=choose', '/settings/calendar?ask=']) {
    const { status, headers } = await own.ask(address)
    expect([address, status, headers.location]).toEqual([address, 303, '/settings'])
  }
})

test('what makes no sense is refused, and so is what comes from elsewhere', async () => {
  const senseless: FormFields[] = [
    {},
    { intent: 'nonsense' },
    { intent: ['make', 'make'] },
    { intent: 'make\0' },
    { intent: 'choose', dueDays: 'no' },
    { intent: 'choose', dueDays: ['yes', 'yes'] },
  ]
  for (const fields of senseless) expect([fields, (await send(own, fields)).status]).toEqual([fields, 400])
  const foreign = { ...ownForm, 'Sec-Fetch-Site': 'cross-site' }
  expect((await own.post('/settings/calendar', { intent: 'make' }, foreign)).status).toBe(403)
  expect(await feedShown(own)).toBeNull()
})

test('erasing a person takes the address along, and looking a person up tells of it', async () => {
  const path = await makeFeed(own)
  await feedEvents(portal.origin, path)
  const staff = await signedIn(portal.origin, admin)
  const found = await staff.ask(`/admin/privacy?email=${member.email}`)
  expect(found.text).toContain('adres van de eigen agenda')
  const erase = { email: member.email, name: '', organisation: '', sure: 'yes', where: [member.organisationId] }
  expect((await staff.post('/admin/privacy', erase)).status).toBe(303)
  expect((await read(path)).status).toBe(404)
  expect(await portal.sql`select 1 from calendar_feeds where user_id = ${member.userId}`).toHaveLength(0)
  expect(await portal.sql`select 1 from calendar_events where user_id = ${member.userId}`).toHaveLength(0)
})
