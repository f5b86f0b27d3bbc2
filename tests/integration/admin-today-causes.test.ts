import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { documents } from '#drizzle/schema/documents.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { itemRequests } from '#drizzle/schema/requests.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { newMember, openDocumentsPlace } from '#tests/support/documents-place.ts'
import { openTodayDesk, today, type TodayDesk } from '#tests/support/today-desk.ts'

const day = 86_400_000
let place: Awaited<ReturnType<typeof openDocumentsPlace>>
let desk: TodayDesk
beforeAll(async () => {
  place = await openDocumentsPlace()
}, 60_000)
afterAll(() => place.close())
beforeEach(async () => {
  desk = await openTodayDesk()
})

describe('each group comes from a real cause, and goes when that is gone', () => {
  it('passed: a connection day that is over', async () => {
    const { rowsOf, fill, refill } = desk
    await fill('target-date', { date: today() - 3 * day })
    expect(await rowsOf('passed')).toMatchObject([
      { why: expect.stringMatching(/^Was .* Aangesloten\?$/), owner: { initials: 'SB' } },
    ])
    await refill('target-date', { date: today() + 200 * day })
    expect(await rowsOf('passed')).toEqual([])
  })

  it('questions: that a task does not apply, until it is answered', async () => {
    const { rowsOf, member } = desk
    const asked = {
      organisationId: member.organisationId,
      locationIndex: 0,
      reason: 'Wij slapen',
      createdByName: 'Anna',
    }
    const [request] = await database()
      .insert(itemRequests)
      .values({ ...asked, item: 'newsletter' })
      .returning()
    expect(await rowsOf('questions')).toMatchObject([
      {
        ...{ why: expect.stringMatching(/^Geldt niet voor ons: ./), location: { name: 'Huis' }, isTooLong: false },
        action: { label: 'Antwoorden', href: `/admin/requests/${member.organisationId}/${request?.id}` },
      },
    ])
    await database()
      .insert(itemRequests)
      .values({ ...asked, item: 'bed-plates', createdAt: new Date(today() - 10 * day) })
    const [first, second] = await rowsOf('questions')
    expect([first?.isTooLong, first?.when.endsWith('te lang'), second?.isTooLong]).toEqual([true, true, false])
    await database()
      .update(itemRequests)
      .set({ answeredAt: new Date(), answer: 'Goed', agreed: true })
      .where(eq(itemRequests.organisationId, member.organisationId))
    expect(await rowsOf('questions')).toEqual([])
  })

  it('slips: a pace that leads to a day well after the connection day', async () => {
    const { list, rowsOf, fill, refill } = desk
    await fill('study-goals', { quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'] }, 30)
    await fill('newsletter', { downloaded: true, shared: true }, 30)
    await fill('wifi-test', { isOn: 'yes', confirmed: true }, 30)
    await fill('target-date', { date: today() + 20 * day })
    expect(await rowsOf('slips')).toMatchObject([
      { why: expect.stringContaining(' wordt '), when: expect.stringMatching(/ werkdagen later$/), isTooLong: true },
    ])
    // What is late is the customer's: it is a reason, and no group.
    expect((await list()).groups.map(({ key }) => key)).toEqual(['slips'])
    await refill('target-date', { date: today() + 300 * day })
    expect(await rowsOf('slips')).toEqual([])
  })

  it('call: what stands still, until something changes', async () => {
    const { rowsOf, fill, refill } = desk
    await fill('target-date', { date: today() + 7 * day }, 30)
    expect(await rowsOf('call')).toMatchObject([
      { why: expect.stringMatching(/^Stil bij \d+ van \d+\. Te laat: ./), when: '30 dagen', action: null },
    ])
    await refill('target-date', { date: today() + 7 * day })
    expect(await rowsOf('call')).toEqual([])
  })

  it('review: a document, until it is accepted', async () => {
    const { rowsOf, addFloorPlan, member } = desk
    const id = await addFloorPlan()
    expect(await rowsOf('review')).toMatchObject([
      { why: expect.stringContaining('plan.pdf'), action: { href: `/admin/review/${member.organisationId}/${id}` } },
    ])
    await database().update(documents).set({ accepted: true, reviewedAt: new Date() }).where(eq(documents.id, id))
    expect(await rowsOf('review')).toEqual([])
  })

  it('wifi: a test that nobody confirmed', async () => {
    const { rowsOf, fill, refill } = desk
    await fill('wifi-test', { isOn: 'yes' })
    expect((await rowsOf('wifi')).length).toBe(1)
    await refill('wifi-test', { isOn: 'yes', confirmed: true })
    expect(await rowsOf('wifi')).toEqual([])
  })

  it('mail: a link that did not arrive', async () => {
    const { rowsOf, addAnyLink, member } = desk
    const linkId = await addAnyLink({})
    const about = {
      organisationId: member.organisationId,
      linkId,
      cause: 'share-link' as const,
      state: 'failed' as const,
    }
    await database()
      .insert(mailMessages)
      .values({ ...about, toName: 'Bea', toAddress: 'bea@example.org', language: 'nl', subject: 'x', sealedText: 'x' })
    expect((await rowsOf('mail')).map(({ why }) => why)).toEqual(['De mail aan Bea Kok kon niet worden bezorgd'])
    await database().update(shareLinks).set({ revokedAt: new Date() }).where(eq(shareLinks.id, linkId))
    expect(await rowsOf('mail')).toEqual([])
  })

  it('mail: an invitation that came back, until they are invited again', async () => {
    const { rowsOf, member } = desk
    const [user] = await database()
      .update(users)
      .set({ invitedAt: new Date(Date.now() - day), seenAt: null, name: 'Bea Kok' })
      .where(eq(users.id, member.userId))
      .returning()
    const mail = {
      toName: 'Bea',
      language: 'nl',
      subject: 'x',
      sealedText: 'x',
      state: 'sent',
      cause: 'invitation',
    } as const
    const about = { organisationId: member.organisationId, toAddress: user?.email.toUpperCase() ?? '' }
    await database()
      .insert(mailMessages)
      .values({ ...mail, ...about, undeliveredWhy: 'unknown-address' })
    expect(await rowsOf('mail')).toMatchObject([
      { why: 'De uitnodiging aan Bea Kok kwam niet aan', action: { href: `/admin/users/${member.userId}` } },
    ])
    await database()
      .update(users)
      .set({ invitedAt: new Date(Date.now() + 1000) })
      .where(eq(users.id, member.userId))
    expect(await rowsOf('mail')).toEqual([])
  })

  it('nobody: an organisation without a contact, until it gets an owner', async () => {
    const { rowsOf, staff } = desk
    const other = await newMember()
    await database().update(organisations).set({ name: 'Alleen' }).where(eq(organisations.id, other.organisationId))
    expect((await rowsOf('nobody', 'owner=none&q=alleen')).map(({ organisation }) => organisation.name)).toEqual([
      'Alleen',
    ])
    await assignOwners(staff, [other.organisationId], { ownerId: staff.userId })
    expect(await rowsOf('nobody', 'owner=all&q=alleen')).toEqual([])
  })

  it('none of an organisation that is archived', async () => {
    const { list, fill, member } = desk
    await fill('wifi-test', { isOn: 'yes' })
    await database()
      .update(organisations)
      .set({ archivedAt: new Date() })
      .where(eq(organisations.id, member.organisationId))
    expect((await list('owner=me')).all).toBe(0)
  })
})
