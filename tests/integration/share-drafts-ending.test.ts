import { afterAll, beforeAll, expect, test } from 'vitest'
import { spend } from '#app/persistence/links/share-budgets.server.ts'
import { removeEndedShareDrafts } from '#app/persistence/links/share-drafts.server.ts'
import { guestBudgets } from '#app/platform/config/limits.ts'
import { passOn } from '#tests/support/passed-on.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { draftsOfLink } from '#tests/support/share-drafts.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

/** When what a guest typed and could not be saved goes, and when nothing is kept. */

// Not shared: everything that is over goes in it.
let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const email = 'wifi.contact.email'

async function refused(over: Parameters<typeof passOn>[1] = {}) {
  const desk = await passOn(portal, over)
  const sent = await (await openStep(desk.guest, desk.link.address)).send({ [email]: 'ilse@kapot' })
  expect(sent.status).toBe(422)
  expect(await draftsOfLink(portal, desk.link)).toHaveLength(1)
  return desk
}

test('its reader throws it away', async () => {
  const { link, guest } = await refused()
  const page = await guest.ask(link.address)
  expect(page.text).toContain('Weggooien')
  const { draft = '' } = (await openStep(guest, link.address)).fields
  const wrong = await guest.post(link.address, { intent: 'discard-draft', draft: crypto.randomUUID() })
  expect([wrong.status, (await draftsOfLink(portal, link)).length]).toEqual([303, 1])
  const gone = await guest.post(link.address, { intent: 'discard-draft', draft })
  expect([gone.status, gone.headers.location]).toEqual([303, link.address])
  expect(await draftsOfLink(portal, link)).toEqual([])
  expect((await openStep(guest, link.address)).fields[email]).toBe('')
})

test('it goes at once where the sender stops the link', async () => {
  const { member, link } = await refused()
  await (await signedIn(portal.origin, member)).post(`/links/${link.id}`, { intent: 'revoke' })
  expect(await draftsOfLink(portal, link)).toEqual([])
})

test('it is kept for a week, and no longer than the link opens', async () => {
  const until = async (days: number) => {
    const { link } = await refused({ expiresAt: new Date(Date.now() + days * 86_400_000) })
    const [row] = await portal.sql`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from share_drafts where link_id = ${link.id}`
    return row?.days as unknown
  }
  expect([await until(30), await until(2)]).toEqual([7, 2])
  const { link, guest } = await refused()
  await portal.sql`update share_drafts set expires_at = now() where link_id = ${link.id}`
  expect((await openStep(guest, link.address)).fields[email]).toBe('')
})

test.each([
  ['is over', `update share_drafts set expires_at = now() where link_id =`],
  ['of a link that expired', `update share_links set expires_at = now() where id =`],
  [
    'of a link that another one took the place of',
    `update share_links set replaced_by_id = gen_random_uuid() where id =`,
  ],
  ['of a link that went with its location, or with a person', `update share_links set revoked_at = now() where id =`],
  ['of a link that is gone', `delete from share_links where id =`],
])('cleanup takes what %s', async (_, change) => {
  const { link } = await refused()
  const { link: other } = await refused()
  await portal.sql.unsafe(`${change} '${link.id}'`)
  await removeEndedShareDrafts()
  expect(await draftsOfLink(portal, link)).toEqual([])
  expect(await draftsOfLink(portal, other)).toHaveLength(1)
})

test('beyond the budget of a day nothing is kept', async () => {
  const { member, link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  await spend({ organisationId: member.organisationId, id: link.id }, { answers: guestBudgets.answers }, guestBudgets)
  expect((await form.send({ [email]: 'ilse@kapot' })).status).toBe(429)
  await portal.sql`update share_links set confirmed_at = now(), outcome = 'filled' where id = ${link.id}`
  expect((await form.send({ [email]: 'ilse@kapot' })).status).toBe(409)
  expect(await draftsOfLink(portal, link)).toEqual([])
})

test('a form of another place is kept for that place alone', async () => {
  const { link, guest } = await passOn(portal)
  const form = await openStep(guest, link.address)
  expect((await form.send({ locationId: 'a0000001', 'wifi.settings.ssid': 'Elders' })).status).toBe(409)
  expect(await draftsOfLink(portal, link)).toMatchObject([{ location_id: 'a0000001', reason: 'moved' }])
  const again = await openStep(guest, link.address)
  expect([again.answer.text.includes('Elders'), again.fields['wifi.settings.ssid']]).toEqual([false, ''])
})
