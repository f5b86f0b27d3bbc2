import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, inputDay } from '#app/platform/i18n/dates.ts'
import { database } from '#app/persistence/database.server.ts'
import { assignOwners } from '#app/persistence/staff/owners.server.ts'
import { documents } from '#drizzle/schema/documents.ts'
import { relationships } from '#drizzle/schema/library.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { staffNotes } from '#drizzle/schema/staff.ts'
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
  it('late: one line for a place, its worst task first, until the day is moved', async () => {
    const { rowsOf, fill, refill } = desk
    await fill('target-date', { date: today() + 2 * day })
    const rows = await rowsOf('late')
    // The organisation works towards that day too.
    expect(rows.map(({ location }) => location?.name)).toEqual([undefined, 'Huis'])
    expect(rows[1]?.owner).toMatchObject({ initials: 'SB' })
    expect(rows[1]?.why).toMatch(/, \d+ werkdag(en)? en nog \d+$/)
    await refill('target-date', { date: today() + 200 * day })
    expect(await rowsOf('late')).toEqual([])
  })

  it('slips: a connection day that is over', async () => {
    const { rowsOf, fill, refill } = desk
    await fill('target-date', { date: today() - 3 * day })
    expect((await rowsOf('slips')).map(({ why }) => why)).toEqual([
      expect.stringMatching(/^Aansluitdag .* is voorbij$/),
    ])
    await refill('target-date', { date: today() + 200 * day })
    expect(await rowsOf('slips')).toEqual([])
  })

  it('call: what stands still, until something changes', async () => {
    const { rowsOf, fill, refill } = desk
    await fill('target-date', { date: today() + 7 * day }, 30)
    expect((await rowsOf('call')).map(({ why }) => why)).toEqual([expect.stringMatching(/^Staat 30 dagen stil/)])
    await refill('target-date', { date: today() + 7 * day })
    expect(await rowsOf('call')).toEqual([])
  })

  it('call: an appointment of today, not one of tomorrow', async () => {
    const { rowsOf, member } = desk
    const meet = (at: number) =>
      database()
        .update(relationships)
        .set({ nextMeetingAt: new Date(at), nextMeetingNote: 'voortgang' })
        .where(eq(relationships.organisationId, member.organisationId))
    await meet(today() + 12 * 3_600_000)
    expect(await rowsOf('call')).toMatchObject([{ why: 'Afspraak: voortgang', location: null, action: null }])
    await meet(today() + 36 * 3_600_000)
    expect(await rowsOf('call')).toEqual([])
  })

  it('call: a note to come back to today, until somebody did', async () => {
    const { rowsOf, send, member } = desk
    const note = { organisationId: member.organisationId, kind: 'call' as const, authorName: 'Sanne Bakker' }
    await database()
      .insert(staffNotes)
      .values([
        { ...note, words: 'Terugbellen over bedplaten', followUp: inputDay(today()), locationRow: 'aaaaaaaa' },
        { ...note, words: 'Later', followUp: inputDay(addDays(today(), 1)) },
      ])
    const rows = await rowsOf('call')
    expect(rows).toMatchObject([{ why: 'Terugbellen over bedplaten', location: { name: 'Huis' } }])
    await send([['act', `done ${rows[0]?.value}`]])
    expect(await rowsOf('call')).toEqual([])
    const [done] = await database().select().from(staffNotes).where(eq(staffNotes.words, 'Terugbellen over bedplaten'))
    expect(done?.followedUpAt).not.toBeNull()
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

  it('answers: what came in by a link, until somebody looked at it', async () => {
    const { rowsOf, addAnyLink, member } = desk
    const id = await addAnyLink({ outcome: 'approved', outcomeAt: new Date() })
    expect(await rowsOf('answers')).toMatchObject([
      { why: expect.stringContaining('Bea Kok'), action: { href: `/admin/links/${member.organisationId}/${id}` } },
    ])
    await database().update(shareLinks).set({ confirmedAt: new Date() }).where(eq(shareLinks.id, id))
    expect(await rowsOf('answers')).toEqual([])
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
