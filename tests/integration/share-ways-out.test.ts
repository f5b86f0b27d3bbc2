import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { outcomeOf } from '#tests/support/agreement.ts'
import { passOn } from '#tests/support/passed-on.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink, dayAhead, eventsOf } from '#tests/support/share.ts'
import { openStep, unescapeHtml } from '#tests/support/step-form.ts'
import { openVisitor, signedIn } from '#tests/support/visitor.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

const files: Partial<NewShareLink> = { purpose: 'colleague', may: 'upload', items: ['floor-plan'] }

describe.each<[what: string, over: Partial<NewShareLink>]>([
  ['filling in', {}],
  ['bringing files', files],
])('who has a link for %s', (_, over) => {
  test('says that they cannot do it, and why; can do it after all; and the sender sees each', async () => {
    const { member, link, guest } = await passOn(portal, over)
    const leader = await signedIn(portal.origin, member)
    const page = await guest.ask(link.address)
    for (const way of ['value="decline"', 'value="move"']) expect(page.text).toContain(way)

    const empty = await guest.post(link.address, { intent: 'decline', reason: ' ' })
    expect([empty.status, empty.text.includes('Vul in waarom u dit niet kunt doen')]).toEqual([422, true])
    const reason = 'Wij beheren dit netwerk niet.'
    expect((await guest.post(link.address, { intent: 'decline', reason })).status).toBe(303)
    const told = unescapeHtml((await guest.ask(link.address)).text)
    for (const words of ['U heeft laten weten dat u dit niet kunt doen', reason]) expect(told).toContain(words)
    expect((await leader.ask('/links')).text).toContain('Kan dit niet doen')
    const one = unescapeHtml((await leader.ask(`/links/${link.id}`)).text)
    for (const words of [reason, 'liet weten dit niet te kunnen doen']) expect(one).toContain(words)
    expect((await leader.ask('/api/attention')).text).toContain('kan dit niet doen')
  })

  test('says that they are not the right person, which ends it', async () => {
    const { link, guest } = await passOn(portal, over)
    const wrong = await guest.post(link.address, { intent: 'move', rightEmail: 'x' })
    expect(wrong.status).toBe(422)
    const left = await guest.post(link.address, { intent: 'move', rightName: 'Bo Juist' })
    expect([left.status, left.text.includes('Bedankt dat u het laat weten')]).toEqual([200, true])
    expect((await guest.ask(link.address)).status).toBe(410)
    expect(await outcomeOf(portal, link)).toBe('moved')
  })
})

test('what was filled in after all is done', async () => {
  const { link, guest } = await passOn(portal)
  await guest.post(link.address, { intent: 'decline', reason: 'Geen tijd.' })
  const form = await openStep(guest, link.address)
  await form.send({ 'wifi.settings.ssid': 'Zorgnet' }, 'done')
  expect(await outcomeOf(portal, link)).toBe('filled')
  expect((await guest.ask(link.address)).text).not.toContain('niet kunt doen')
})

test('who was done without anybody having to look cannot take it back', async () => {
  const { link, guest } = await passOn(portal, { needsConfirming: false })
  const form = await openStep(guest, link.address)
  await form.send({ 'wifi.settings.ssid': 'Zorgnet' }, 'done')
  const page = await guest.ask(link.address)
  expect(page.text).not.toContain('value="decline"')
  await guest.post(link.address, { intent: 'decline', reason: 'Toch niet.' })
  expect(await outcomeOf(portal, link)).toBe('filled')
})

test('who only reads says that they are not the right person, and has nothing to decline', async () => {
  const { member } = await passOn(portal)
  const link = await addLink(member)
  const guest = openVisitor(portal.origin)
  const page = await guest.ask(link.address)
  expect([page.text.includes('value="move"'), page.text.includes('value="decline"')]).toEqual([true, false])
  expect((await guest.post(link.address, { intent: 'decline', reason: 'Nee' })).status).toBe(404)
  expect((await guest.post(link.address, { intent: 'move' })).status).toBe(200)
  expect(await eventsOf(portal, link)).toContain('moved')
})

test('who does it later says when, which its sender reads; only a day on which the link still works', async () => {
  const { member, link, guest } = await passOn(portal, { expiresAt: new Date(Date.now() + 9 * 86_400_000) })
  for (const laterDay of ['', dayAhead(0), dayAhead(20), 'ooit']) {
    const wrong = await guest.post(link.address, { intent: 'later', laterDay })
    expect([wrong.status, wrong.text.includes('Kies een dag vanaf morgen')]).toEqual([422, true])
  }
  expect((await guest.post(link.address, { intent: 'later', laterDay: dayAhead(5) })).status).toBe(303)
  expect((await guest.ask(link.address)).text).toContain('Tot die dag sturen wij geen herinnering')
  const leader = await signedIn(portal.origin, member)
  const one = await leader.ask(`/links/${link.id}`)
  for (const words of ['Nog niets, doet het op', 'koos een latere dag']) expect(one.text).toContain(words)
  const toRead = await addLink(member)
  expect((await guest.ask(toRead.address)).text).not.toContain('value="later"')
  expect((await guest.post(toRead.address, { intent: 'later', laterDay: dayAhead(1) })).status).toBe(404)
})
