import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readPreferences } from '#app/persistence/notifications/preferences.server.ts'
import { users } from '#drizzle/schema/organisations.ts'
import { addColleague, addOrganisation } from '#tests/support/care-organisation.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import type { StartedProcess } from '#tests/support/start-process.ts'
import { oneClick, press, received, tellMember } from '#tests/support/unsubscribe.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

/** The address by which messages are stopped: by a mail provider's button, or on its page. */

let place: MailPlace
let server: StartedProcess
let member: Member
beforeAll(async () => {
  // Requests that went well are not in the log otherwise.
  place = await openMailPlace({ LOG_LEVEL: 'debug' })
  server = await place.start()
})
afterAll(() => place.close())
beforeEach(async () => {
  member = await addOrganisation(['Huis'])
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const mutedBy = async ({ userId }: Actor) => [...(await readPreferences(database(), userId)).muted].sort()

describe('one click', () => {
  test.each([
    ['as a form', form, oneClick],
    [
      'as a form with parts',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    [
      'from a page of another site',
      { ...form, Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
      oneClick,
    ],
    ['from a program', { ...form, Origin: 'null' }, oneClick],
  ])('%s stops its cause for its recipient alone, and twice is once', async (_way, headers, sent) => {
    const colleague = await addColleague(member)
    await tellMember(place, member, 'sent-back')
    const { path } = await received(place, member.email)
    for (const _ of [1, 2]) {
      const answer = await press(server, path, { headers, body: sent })
      expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
      expect([await mutedBy(member), await mutedBy(colleague)]).toEqual([['sent-back'], []])
    }
    await tellMember(place, member, 'digest')
    expect((await press(server, (await received(place, member.email)).path)).status).toBe(200)
    expect(await mutedBy(member)).toEqual(['digest', 'sent-back'])
  })

  test('asks nothing of who is signed in in this browser, and shows nothing of them', async () => {
    await tellMember(place, member, 'signed')
    const { path } = await received(place, member.email)
    const other = await signedIn(server.origin, await addOrganisation(['Hof']))
    const page = await other.ask(path)
    expect([page.status, page.text.includes('Uitloggen')]).toEqual([200, false])
    expect((await other.post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    expect(await mutedBy(member)).toEqual(['signed'])
  })

  test('is nothing else: other bodies and methods change nothing', async () => {
    await tellMember(place, member, 'signed')
    const { path } = await received(place, member.email)
    for (const sent of ['', 'List-Unsubscribe=Two-Clicks', `${oneClick}&${oneClick}`, 'x=1', '\0=%00'])
      expect([sent, (await press(server, path, { body: sent })).status]).toEqual([sent, 400])
    expect((await press(server, path, { headers: { 'Content-Type': 'application/json' }, body: '{}' })).status).toBe(
      400,
    )
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect([method, (await press(server, path, { method })).status]).toEqual([method, 405])
    expect(await mutedBy(member)).toEqual([])
  })
})

describe('the page', () => {
  test('changes nothing when it is looked at, says what it stops and nothing of whom', async () => {
    await database().update(users).set({ name: 'Femke Roodhart' }).where(eq(users.id, member.userId))
    await tellMember(place, member, 'connection-day', 'en')
    const { path } = await received(place, member.email)
    const visitor = openVisitor(server.origin)
    for (const method of ['HEAD', 'GET']) expect((await visitor.ask(path, { method })).status).toBe(200)
    const { text, headers } = await visitor.ask(path)
    expect(await mutedBy(member)).toEqual([])
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('Connection day')
    expect(text).toContain('Stop these messages')
    expect(text).not.toMatch(/Femke|Zonnehof|@|<script|href="\/(location|organisation|documents|help|links)?"/)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  })

  test('stops by its button, and tells how they come again', async () => {
    await tellMember(place, member, 'connection-day')
    const { path } = await received(place, member.email)
    const visitor = openVisitor(server.origin)
    expect((await visitor.ask(path)).text).toContain('name="List-Unsubscribe" value="One-Click"')
    const done = await visitor.post(path, { 'List-Unsubscribe': 'One-Click' })
    expect([done.status, done.text.includes('U krijgt deze berichten niet meer')]).toEqual([200, true])
    expect(done.text).toContain('href="/settings"')
    expect(await mutedBy(member)).toEqual(['connection-day'])
    const again = await visitor.ask(path)
    expect([again.text.includes('niet meer'), again.text.includes('<form method="post">')]).toEqual([true, false])
  })

  test.each([
    ['nl', 'Deze pagina bestaat niet'],
    ['en', 'This page doesn’t exist'],
  ])('of another address is none, in the reader’s language (%s)', async (language, said) => {
    await tellMember(place, member, 'digest')
    const { path } = await received(place, member.email)
    // Not the last letter, of which not every bit counts.
    const changed = `${path.slice(0, -9)}${path.at(-9) === 'A' ? 'B' : 'A'}${path.slice(-8)}`
    const visitor = openVisitor(server.origin)
    visitor.cookies.set('routekaart.language', language)
    for (const wrong of [changed, '/unsubscribe/x', `/unsubscribe/${'x'.repeat(2000)}`, `${path}%C3%A9`]) {
      const asked = [await visitor.ask(wrong), await visitor.post(wrong, { 'List-Unsubscribe': 'One-Click' })]
      expect(asked.map(({ status, text }) => [wrong, status, text.includes(said)])).toEqual([
        [wrong, 404, true],
        [wrong, 404, true],
      ])
    }
    expect(await mutedBy(member)).toEqual([])
  })

  test('is in the log as a pattern only', async () => {
    await tellMember(place, member, 'digest')
    const { path } = await received(place, member.email)
    await press(server, path)
    await expect.poll(() => server.output()).toContain('"/unsubscribe/:token"')
    expect(server.output()).not.toContain(path.slice('/unsubscribe/'.length))
  })
})
