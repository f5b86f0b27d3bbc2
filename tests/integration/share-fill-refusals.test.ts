import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { ict, passOn } from '#tests/support/passed-on.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, eventsOf, everythingButOpenings } from '#tests/support/share.ts'
import { openStep } from '#tests/support/step-form.ts'
import { storedForm } from '#tests/support/stored.ts'
import { openVisitor, ownForm } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const ssid = 'wifi.settings.ssid'

describe('a link that can no longer be used', () => {
  test.each([
    ['expired', `expires_at = now() - interval '1 second'`],
    ['withdrawn', 'revoked_at = now()'],
    ['replaced', 'replaced_by_id = gen_random_uuid()'],
  ])('%s since the page was opened', async (_, change) => {
    const { member, link, guest } = await passOn(portal)
    const form = await openStep(guest, link.address)
    await portal.sql.unsafe(`update share_links set ${change} where id = '${link.id}'`)
    const before = await everythingButOpenings(portal, member.organisationId)
    const late = await form.send({ [ssid]: 'Te laat' }, 'done')
    expect(late.status).toBe(410)
    expect(late.text).toContain('Vraag een nieuwe link')
    expect(await everythingButOpenings(portal, member.organisationId)).toEqual(before)
  })
})

test('neither looking nor another site changes anything', async () => {
  const { member, link, guest } = await passOn(portal)
  const before = await everythingButOpenings(portal, member.organisationId)
  const query = `?${new URLSearchParams({ [ssid]: 'Stiekem', goTo: 'done' })}`
  for (const method of ['GET', 'HEAD']) await guest.ask(link.address + query, { method })
  const foreign = await guest.post(link.address, { [ssid]: 'Vreemd' }, { ...ownForm, 'Sec-Fetch-Site': 'cross-site' })
  expect(foreign.status).toBe(403)
  expect(await everythingButOpenings(portal, member.organisationId)).toEqual(before)
  expect(await eventsOf(portal, link)).toEqual(['made', 'fetched'])
})

test('links that only let read, and tasks whose card lets nobody fill them in, save nothing', async () => {
  const member = await addOrganisation(['Huis'])
  const guest = openVisitor(portal.origin)
  const reading = await addLink(member, { ...ict, may: 'read' })
  expect((await guest.post(reading.address, { [ssid]: 'Toch' })).status).toBe(405)
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const { status, headers } = await guest.ask(reading.address, { method, headers: ownForm })
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST'])
  }
  const other = await addLink(member, { ...ict, items: ['newsletter'] })
  expect((await guest.ask(other.address)).status).toBe(404)
  expect((await guest.post(other.address, { start: '1-2-2027', goTo: 'save' })).status).toBe(404)
  expect(await storedForm(portal, member, 'wifi-settings')).toBeUndefined()
})
