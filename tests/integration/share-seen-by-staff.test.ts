import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf, rowOf } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

test('what provider staff have seen stays on the list of the organisation until they have, and never was on theirs', async () => {
  const [member, admin] = [await addOrganisation(['Huis']), await newAdmin()]
  await assignOwners(admin, [member.organisationId], { ownerId: admin.userId })
  const [leader, staff] = [await signedIn(portal.origin, member), await signedIn(portal.origin, admin)]
  const link = await addLink(member, { may: 'review' })
  await portal.sql`update share_links set outcome = 'approved', outcome_at = now() where id = ${link.id}`
  const [own, ofStaff] = [`/links/${link.id}`, `/admin/links/${member.organisationId}/${link.id}`]
  const waits = async () => (await leader.ask('/')).text.includes('akkoord gegeven')
  const isOnStaffList = async () => (await staff.ask('/admin')).text.includes(link.id)
  expect([await waits(), await isOnStaffList()]).toEqual([true, false])
  expect((await staff.ask(ofStaff)).text).toContain('op haar eigen lijst')

  expect((await staff.post(ofStaff, { intent: 'confirm' })).status).toBe(303)
  const seen = (await staff.ask(ofStaff)).text
  expect(seen).toContain('Bij de organisatie blijft het staan.')
  expect(seen).not.toContain('value="confirm"')
  expect(await waits()).toBe(true)
  expect((await leader.ask('/links?state=waiting')).text).toContain(link.id)
  const page = (await leader.ask(own)).text
  expect(page).toContain('van de leverancier heeft het antwoord gezien')
  expect(page).toContain('value="confirm"')
  expect(await rowOf(portal, link.token)).toMatchObject({ confirmed_at: null, confirmed_by_name: null })

  expect((await leader.post(own, { intent: 'confirm' })).status).toBe(303)
  expect([await waits(), await eventsOf(portal, link)]).toEqual([false, ['made', 'staff-seen', 'confirmed']])
})
