import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { spend } from '#app/persistence/links/share-budgets.server.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { muteCause } from '#app/persistence/notifications/preferences.server.ts'
import { guestBudgets } from '#app/platform/config/limits.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { openMailSink, type MailSink } from '#tests/support/mail-sink.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { ict } from '#tests/support/passed-on.ts'
import { addLink, eventsOf, type MadeLink } from '#tests/support/share.ts'
import { answersNoted } from '#tests/support/told-answers.ts'
import { openVisitor, ownForm, signedIn, type Visitor } from '#tests/support/visitor.ts'

let portal: Portal
let sink: MailSink
let member: Member
let leader: Visitor
let guest: Visitor
beforeAll(async () => {
  sink = await openMailSink()
  portal = await openPortal({ SMTP_URL: sink.url, MAIL_FROM: 'Routekaart <portal@example.org>' })
})
afterAll(async () => {
  await portal.close()
  await sink.leave()
})
beforeEach(async () => {
  member = await addOrganisation(['Huis aan de Vecht'])
  leader = await signedIn(portal.origin, member)
  guest = openVisitor(portal.origin)
})

const past = () => new Date(Date.now() - 60_000)
const ask = (link: MadeLink) => guest.post(link.address, { intent: 'ask-again' })

describe('asking for a new link', () => {
  test('waits on the list of what needs the leader, until it is dealt with', async () => {
    const link = await addLink(member, { expiresAt: past() })
    await ask(link)
    await expect.poll(async () => (await leader.ask('/api/attention')).text).toContain(`${link.id}:asked-again`)
    await leader.post(`/links/${link.id}`, { intent: 'extend' })
    await expect.poll(async () => (await leader.ask('/api/attention')).text).not.toContain(`${link.id}:asked-again`)
  })

  test('is refused from another site, and of what works does nothing', async () => {
    const [ended, open] = [await addLink(member, { expiresAt: past() }), await addLink(member)]
    const foreign = { ...ownForm, 'Sec-Fetch-Site': 'cross-site' }
    expect((await guest.post(ended.address, { intent: 'ask-again' }, foreign)).status).toBe(403)
    expect((await ask(open)).headers.location).toBe(open.address)
    expect(await eventsOf(portal, ended)).toEqual(['made'])
    expect(await eventsOf(portal, open)).not.toContain('asked-again')
  })

  test('is written down and not told where its sender was told enough of that link today', async () => {
    const link = await addLink(member, { expiresAt: past() })
    const { organisationId } = member
    await spend({ organisationId, id: link.id }, { mails: guestBudgets.mails }, guestBudgets)
    await ask(link)
    expect(await eventsOf(portal, link)).toEqual(['made', 'asked-again'])
    expect([...(await answersNoted(portal, member))]).toEqual([])
  })

  test('is not told to a sender who wants no such messages, and waits for them all the same', async () => {
    const link = await addLink(member, { expiresAt: past() })
    await muteCause(member.userId, 'answer')
    await ask(link)
    expect([...(await answersNoted(portal, member))]).toEqual([])
    expect((await leader.ask(`/links/${link.id}`)).text).toContain('vraagt om een nieuwe link')
  })

  test('where a new one would come to is said with most of it left out', async () => {
    const link = await addLink(member, { expiresAt: past(), recipientEmail: 'bea.kok@example.org' })
    await ask(link)
    const { text } = await guest.ask(link.address)
    expect(text).toContain('b•••@example.org')
    expect(text).not.toContain('bea.kok')
  })
})

const fill = { ...ict, recipientEmail: 'ilse@example.org' }

describe('a question', () => {
  test.each<[string, Partial<NewShareLink>]>([
    ['reading', {}],
    ['reviewing', { may: 'review', snapshot: { items: [] }, contentHash: 'x' }],
    ['filling in', fill],
    ['bringing files', { purpose: 'colleague', may: 'upload', items: ['floor-plan'] }],
    ['signing', { purpose: 'signer', may: 'sign', items: ['processing-agreement'], locationIndex: null }],
  ])('can be asked by a link for %s', async (_, over) => {
    const link = await addLink(member, over)
    expect((await guest.ask(link.address)).text).toContain('value="question"')
    const empty = await guest.post(link.address, { intent: 'question', question: ' ' })
    expect([empty.status, empty.text.includes('Typ uw vraag')]).toEqual([422, true])
    expect((await guest.post(link.address, { intent: 'question', question: 'Welk net?' })).status).toBe(303)
    expect(await eventsOf(portal, link)).toContain('asked-question')
  })

  test('is told once, waits where its sender looks until it is dealt with, and stays on the page of who asked', async () => {
    const link = await addLink(member, fill)
    const question = 'Welk <netwerk> bedoelt u?'
    for (const typed of [question, question]) await guest.post(link.address, { intent: 'question', question: typed })
    expect((await eventsOf(portal, link)).filter((kind) => kind === 'asked-question')).toHaveLength(1)
    expect([...(await answersNoted(portal, member))]).toHaveLength(1)
    expect((await guest.ask(link.address)).text).toContain('Welk &lt;netwerk&gt; bedoelt u?')
    await expect.poll(async () => (await leader.ask('/api/attention')).text).toContain('heeft een vraag aan u')
    expect((await leader.ask('/links?state=waiting')).text).toContain('Heeft een vraag')
    const { text } = await leader.ask(`/links/${link.id}`)
    expect(text).toContain('Welk &lt;netwerk&gt; bedoelt u?')
    expect(text).toMatch(/href="mailto:ilse@example\.org\?subject=[^"]*Welk%20%3Cnetwerk%3E/)
    await leader.post(`/links/${link.id}`, { intent: 'extend' })
    expect((await leader.ask(`/links/${link.id}`)).text).toContain('netwerk')
    await leader.post(`/links/${link.id}`, { intent: 'confirm-asked' })
    expect((await leader.ask(`/links/${link.id}`)).text).not.toContain('netwerk')
    expect((await guest.ask(link.address)).text).not.toContain('bedoelt u?')
  })

  test('that is added to one before is kept with it, as long as both are short', async () => {
    const link = await addLink(member, fill)
    await guest.post(link.address, { intent: 'question', question: 'De eerste vraag?' })
    await guest.post(link.address, { intent: 'question', question: 'De tweede vraag?' })
    const long = await guest.post(link.address, { intent: 'question', question: 'x'.repeat(980) })
    expect([long.status, long.text.includes('Dit is te lang')]).toEqual([422, true])
    const { text } = await leader.ask(`/links/${link.id}`)
    for (const words of ['De eerste vraag?', 'De tweede vraag?']) expect(text).toContain(words)
  })
})
