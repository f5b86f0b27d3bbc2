import { afterAll, beforeAll, expect, test } from 'vitest'
import { nl as mailWords } from '#app/platform/mail/nl.ts'
import { nl as linkWords } from '#app/sharing/sent/nl.ts'
import { nl as userWords } from '#app/staff/users/nl.ts'
import { nl as attentionWords } from '#app/roadmap/attention/nl.ts'
import { noteMailEvents } from '#app/persistence/mail/delivery.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { linkForm, tokenIn, typedLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let place: MailPlace
let origin: string
let staff: Visitor
beforeAll(async () => {
  place = await openMailPlace()
  origin = (await place.start()).origin
  staff = await signedIn(origin, await newAdmin())
}, 60_000)
afterAll(() => place.close())

/** Lets the last message to this address come back. */
async function bounce(address: string): Promise<void> {
  await place.untilRow(address, { state: 'sent' })
  const id = (await place.rowTo(address))?.id ?? ''
  const words = '550 5.1.1 Geheim antwoord'
  await noteMailEvents([{ id, delivery: 'undeliverable', why: 'unknown-address', words, at: null }])
}

/** An organisation that shares something by mail; gives the page of its link and the browser of its leader. */
async function sharedWith(address: string) {
  const member = await addOrganisation(['Huis'])
  const leader = await signedIn(origin, member)
  const share = (email: string) => leader.post(linkForm, typedLink({ email, name: 'Bea Kok' }))
  expect((await share(address)).status).toBe(200)
  const links = () =>
    place.sql<
      { id: string }[]
    >`select id from share_links where organisation_id = ${member.organisationId} order by created_at`
  return { member, leader, share, page: `/links/${(await links())[0]?.id}` }
}

const told = attentionWords.returned['unknown-address'].replace('{{name}}', 'Bea Kok')
const blocked = linkWords.undelivered.blocked.replace('{{name}}', 'Bea Kok')
const notMailed = (address: string) => linkWords.handed.blocked.replace('{{address}}', address)

test('a message that comes back shows at its link, to the leader, in the log and to staff, and to nobody else', async () => {
  const address = aMailbox()
  const { leader, page, member } = await sharedWith(address)
  expect((await leader.ask(page)).text).not.toContain(blocked)
  expect((await leader.ask('/')).text).not.toContain(told)
  await bounce(address)
  const { text } = await leader.ask(page)
  expect(text).toContain(blocked)
  expect(text).toContain(linkWords.undelivered.why['unknown-address'])
  expect(text).not.toContain('Geheim antwoord')
  const own = await leader.ask('/api/attention?location_index=0', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(JSON.parse(own.text)).toContainEqual(
    expect.objectContaining({
      kind: 'undelivered',
      for: 'leader',
      address: page,
      reason: expect.objectContaining({ text: told }),
    }),
  )
  const ofStaff = await staff.ask('/api/attention', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(JSON.parse(ofStaff.text)).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'undelivered', for: 'staff' },
      address: page.replace('/links/', `/admin/links/${member.organisationId}/`),
    }),
  )
  const log = await staff.ask(`/admin/mail?organisation=${member.organisationId}&state=failed`)
  expect(log.text).toContain(mailWords.deliveries.undeliverable)
  const message = await staff.ask(`/admin/mail/${(await place.rowTo(address))?.id}`)
  expect(message.text).toContain('550 5.1.1 Geheim antwoord')
  const stranger = await signedIn(origin, await addOrganisation(['Huis']))
  expect((await stranger.ask(page)).status).toBe(404)
  for (const other of ['/', '/links', '/api/attention']) {
    const { text: seen } = await stranger.ask(other, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([other, seen.includes('Bea Kok'), seen.includes(address)]).toEqual([other, false, false])
  }
})

test('the next link to the address is made and not mailed, which is said; another address, or trying again, works', async () => {
  const address = aMailbox()
  const { leader, share, page } = await sharedWith(address)
  await bounce(address)
  const second = await share(address.toUpperCase())
  expect(tokenIn(second.text)).not.toBe('')
  expect(second.text).toContain(notMailed(address.toUpperCase()))
  expect(await place.rowTo(address.toUpperCase())).toMatchObject({ state: 'failed', delivery: 'not-written' })
  const other = aMailbox()
  expect((await share(other)).text).not.toContain(notMailed(other))
  await place.untilRow(other, { state: 'sent' })
  expect((await leader.ask(page)).text).toContain(linkWords.undelivered.try)
  const again = await leader.post(page, { intent: 'remind' })
  expect(again.text).not.toContain(notMailed(address))
  await place.untilRow(address, { state: 'sent', delivery: null })
  expect((await leader.ask(page)).text).not.toContain(blocked)
})

test('staff see that an invitation came back, are told that another is not mailed, and invite again', async () => {
  const address = aMailbox()
  const { organisationId } = await addOrganisation(['Huis'])
  const invite = (email: string) =>
    staff.post('/admin/users/new', { name: 'Ilse Vos', email, organisation: organisationId, language: 'nl' })
  const page = (await invite(address)).headers.location ?? ''
  expect((await staff.ask(page)).text).not.toContain(userWords.undelivered)
  await bounce(address)
  expect((await staff.ask(page)).text).toContain(userWords.undelivered)
  expect((await staff.ask(`/admin/users?organisation=${organisationId}`)).text).toContain(userWords.undelivered)
  await place.sql`update users set invited_at = now() - interval '1 hour' where email = ${address}`
  expect((await staff.post(page, { intent: 'invite' })).status).toBe(303)
  await place.untilRow(address, { state: 'sent', delivery: null })
  expect((await staff.ask(page)).text).not.toContain(userWords.undelivered)

  const { share } = await sharedWith(aMailbox())
  const known = aMailbox()
  await share(known)
  await bounce(known)
  const refused = await invite(known)
  expect((await staff.ask(refused.headers.location ?? '')).text).toContain(
    userWords.new.notMailed.replace('{{name}}', 'Ilse Vos'),
  )
  expect(await place.rowTo(known)).toMatchObject({ state: 'failed', delivery: 'not-written' })
})

test('staff have a message sent again, after which its address takes mail', async () => {
  const address = aMailbox()
  const { share } = await sharedWith(address)
  await bounce(address)
  const message = `/admin/mail/${(await place.rowTo(address))?.id}`
  expect((await staff.ask(message)).text).toContain(mailWords.one.triesAddress)
  expect((await staff.post(message, {})).status).toBe(303)
  await place.untilRow(address, { state: 'sent', delivery: null, problem: null })
  expect((await share(address)).text).not.toContain(notMailed(address))
})

test('of somebody who is forgotten nothing is left, and nothing comes back by a late report', async () => {
  const address = aMailbox()
  const { member } = await sharedWith(address)
  await bounce(address)
  const id = (await place.rowTo(address))?.id ?? ''
  const where = [member.organisationId]
  const erased = await staff.post('/admin/privacy', {
    ...{ email: address, name: '', organisation: '', sure: 'yes', where },
  })
  expect(erased.status).toBe(303)
  const words = `552 full <${address}>`
  await noteMailEvents([{ id, delivery: 'complained', why: 'spam', words, at: null }])
  const left =
    await place.sql`select * from mail_messages where mail_messages::text ilike ${`%${address}%`} or blocks_address and id = ${id}`
  expect(left).toEqual([])
})
