// @module-tag night
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { log } from '#app/platform/log/log.ts'
import { refreshSiteTexts } from '#app/platform/site/site-texts.server.ts'
import { createPeer } from '#tests/load/peer/app.ts'
import { visibleText } from '#tests/load/visible-text.ts'
import { ask } from '#tests/support/ask.ts'
import { addForm, addOrganisation } from '#tests/support/care-organisation.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { keepDocument, sendBack } from '#tests/support/review-desk.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import { addLink } from '#tests/support/share.ts'
import { openStep } from '#tests/support/step-form.ts'
import { newAdmin, newTenant } from '#tests/support/tenant.ts'
import { signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let peer: Server
const usualLevel = log.level
beforeAll(async () => {
  log.level = 'error'
  // A notice of provider staff, which other files leave in a shared portal, is known to each process for itself.
  portal = await openPortal()
  await refreshSiteTexts()
  peer = createPeer().listen(0, '127.0.0.1')
  await once(peer, 'listening')
})
afterAll(async () => {
  peer.close()
  peer.closeAllConnections()
  log.level = usualLevel
  await portal.close()
})

/** What one of the two answers to this browser; the peer is told the portal's own address. */
async function answerOf({ cookies }: Visitor, origin: string, page: string) {
  const Cookie = [...cookies].map((cookie) => cookie.join('=')).join('; ')
  const { status, headers, text } = await ask(origin, page, { headers: { Cookie, Host: new URL(portal.origin).host } })
  // Another one each time, or a matter of the connection.
  const { date: _0, 'content-length': _1, 'x-request-id': _2, 'keep-alive': _3, ...rest } = headers
  const policy = String(rest['content-security-policy']).replace(/'nonce-[^']+'/g, '')
  return { status, headers: { ...rest, 'content-security-policy': policy }, lines: visibleText(text).split(/ (?=\[)/) }
}

/** Asks both for a route card, and gives what the portal says on it. */
async function saidByBoth(visitor: Visitor, page = '/location/route-card?location=0'): Promise<string> {
  const { port } = peer.address() as AddressInfo
  const ours = await answerOf(visitor, portal.origin, page)
  expect(await answerOf(visitor, `http://127.0.0.1:${port}`, page)).toEqual(ours)
  expect(ours.status).toBe(200)
  return ours.lines.join(' ')
}

describe('the page that the portal is measured against says what the portal says', () => {
  test('of locations with much and with little filled in, in both languages', async () => {
    const member = await newTenant()
    const visitor = await signedIn(portal.origin, member)
    for (const [language, words] of Object.entries({ nl: 'Uitloggen', en: 'Sign out' })) {
      visitor.cookies.set('routekaart.language', language)
      for (const index of [0, 1]) {
        expect(await saidByBoth(visitor, `/location/route-card?location=${index}`)).toContain(words)
      }
    }
  })

  test('where something is late, sent back, waiting or answered', async () => {
    const member = await newTenant()
    await sendBack(await newAdmin(), member, await keepDocument(member), 'niet <leesbaar> & `scheef`')
    await addLink(member, { may: 'fill', purpose: 'ict', items: ['wifi-settings'], recipientName: 'Kees Bos' })
    const said = await saidByBoth(await signedIn(portal.origin, member))
    expect(said).toMatch(/Kees Bos heeft de link.*“niet <leesbaar> & `scheef`”/)
    const { leader, share, answerBy, member: reviewed } = await openReviewDesk(portal)
    await addForm(reviewed, 0, 'day-planning-logistics', { date: addDays(dayOf(Date.now()), 20) })
    const [one, other] = [await share(), await share({ name: 'Bo Raad' })]
    expect(await answerBy(one.path, { answer: 'approve', words: '' })).toBe(303)
    expect(await answerBy(other.path, { answer: 'ask', words: 'Korter' })).toBe(303)
    const answered = await saidByBoth(leader)
    for (const words of ['te laat sinds', 'Akkoord van An Raad', 'Bo Raad vroeg']) expect(answered).toContain(words)
    const own = await saidByBoth(leader, '/location/route-card?location=0&who=me')
    expect(own).toContain('Hier heeft u geen open taken')
  })

  test('with a contact at the provider, many locations to search, and a message of the page before', async () => {
    const member = await addOrganisation(Array.from({ length: 12 }, (_, index) => `Huis ${index + 1}`))
    await portal.sql`insert into relationships (organisation_id, contact_name, contact_email, contact_phone, contact_hours,
      updated_by_name) values (${member.organisationId}, 'Sanne', 'sanne@example.org', '030 - 555 01 40', '', 'Sanne')`
    const visitor = await signedIn(portal.origin, member)
    expect(await saidByBoth(visitor)).toMatch(/\[\/organisation\] Zoek.*\[tel:0305550140\]/)
    await portal.sql`update relationships set contact_phone = '' where organisation_id = ${member.organisationId}`
    await (await openStep(visitor, '/location/basic-info/contacts?location=0')).send({ 'contact.first_name': 'Bo' })
    expect(await saidByBoth(visitor)).toMatch(/pgeslagen.*\[mailto:sanne@example.org\]/)
  })
})
