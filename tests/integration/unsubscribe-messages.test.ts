import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { optionalCauses } from '#app/platform/mail/causes.ts'
import { messageOf, senderOf } from '#app/sharing/sent/make-link.server.ts'
import { sendInvitations, sendNewPassword } from '#app/staff/users/invitation.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readShareLink } from '#app/persistence/links/share-links.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { addLink } from '#tests/support/share.ts'
import type { StartedProcess } from '#tests/support/start-process.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { oneClick, press, received, tellMember } from '#tests/support/unsubscribe.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

/** Which messages hold an address by which they are stopped, as a mail server gets them; and guests who stop reminders. */

let place: MailPlace
let server: StartedProcess
let member: Member
let admin: Actor
beforeAll(async () => {
  place = await openMailPlace()
  server = await place.start()
  admin = await newAdmin()
})
afterAll(() => place.close())
beforeEach(async () => {
  member = await addOrganisation(['Huis'])
})

/** Writes somebody about a new link, or reminds them of it; gives its id. */
async function sendLink(recipientEmail: string, isReminder: boolean): Promise<string> {
  const { id } = await addLink(member, { recipientEmail })
  const link = await readShareLink(member, id)
  if (!link) throw new Error('The link was not stored.')
  const about = {
    url: 'https://portal.example/share/x',
    ...senderOf(member),
    organisation: 'De Zonnehof',
    location: null,
  }
  await place.queue(messageOf(link, { ...about, isReminder }))
  return id
}

const stopped = async () =>
  (await place.sql`select id from share_links where reminders_stopped_at is not null`).map(({ id }) => String(id))

describe('the address stands in', () => {
  test.each(optionalCauses)('what an optional cause says: %s', async (cause) => {
    await tellMember(place, member, cause)
    const { email, stops, post, path } = await received(place, member.email)
    expect([stops, post]).toEqual([`<${server.origin}${path}>`, oneClick])
    expect(path).toMatch(/^\/unsubscribe\/[\w-]+$/)
    expect(email?.text?.trim().split('\n').slice(-2)).toEqual([
      'Deze berichten niet meer ontvangen:',
      expect.stringMatching(/^http:\/\/localhost:\d+\/unsubscribe\/[\w-]+$/),
    ])
    expect(email?.html).toContain(`href="${server.origin}/unsubscribe/`)
  })

  test('a reminder to a guest', async () => {
    const guest = aMailbox()
    await sendLink(guest, true)
    const { email, post } = await received(place, guest)
    expect(post).toBe(oneClick)
    expect(email?.text).toContain('Geen herinneringen meer ontvangen:\nhttp')
  })

  test('no message that somebody asked for, or cannot do without', async () => {
    const { organisationId, email: address, name } = member
    const [shared, invited] = [aMailbox(), aMailbox()]
    await sendLink(shared, false)
    const person = { userId: member.userId, name, language: 'nl' as const, organisationId, organisationName: 'x' }
    await database().transaction(async (tx) => {
      await sendInvitations(tx, primaryOrigin(), admin, [{ ...person, email: invited }])
      await sendNewPassword(tx, primaryOrigin(), { ...person, email: address })
    })
    for (const to of [shared, invited, address]) {
      const { email, stops, post } = await received(place, to)
      expect([to, stops, post, email?.text?.includes('/unsubscribe/')]).toEqual([to, undefined, undefined, false])
    }
  })
})

describe('a guest who stops reminders', () => {
  test('gets none of any link of that organisation, by whatever letters; their senders are told why', async () => {
    const guest = aMailbox()
    const link = await sendLink(guest, true)
    const { id: same } = await addLink(member, { recipientEmail: guest.toUpperCase() })
    const { id: other } = await addLink(member, { recipientEmail: aMailbox() })
    const { id: elsewhere } = await addLink(await addOrganisation(['Hof']), { recipientEmail: guest })
    const { path } = await received(place, guest)
    const { text } = await openVisitor(server.origin).ask(path)
    expect([text.includes('Herinnering aan een deellink'), text.includes('/settings')]).toEqual([true, false])
    expect(await stopped()).toEqual([])
    for (const _ of [1, 2]) expect((await press(server, path)).status).toBe(200)
    expect((await stopped()).sort()).toEqual([link, same].sort())
    expect((await openVisitor(server.origin).ask(path)).text).toContain('Vraag dan om een nieuwe link')

    const leader = await signedIn(server.origin, member)
    const staff = await signedIn(server.origin, admin)
    const ofStaff = `/admin/links/${member.organisationId}/${same}`
    for (const [visitor, page] of [
      [leader, `/links/${link}`],
      [staff, ofStaff],
    ] as const) {
      expect((await visitor.ask(page)).text).toMatch(/Bea Kok wil geen herinneringen meer/)
      expect((await visitor.ask(page)).text).not.toContain('ask=remind')
      expect((await visitor.ask(`${page}?ask=remind`)).text).not.toContain('Wilt u Bea Kok herinneren?')
      const refused = await visitor.post(page, { intent: 'remind' })
      expect(refused.status).toBe(303)
      expect((await visitor.ask(page)).text).toContain('De ontvanger wil geen herinneringen meer.')
    }
    const reminders =
      await place.sql`select id from mail_messages where cause = 'share-reminder' and link_id = any(${[link, same]})`
    expect(reminders).toHaveLength(1)
    for (const id of [other, elsewhere]) expect((await stopped()).includes(id)).toBe(false)
    expect((await leader.post(`/links/${other}`, { intent: 'remind' })).status).toBe(200)
  })
})
