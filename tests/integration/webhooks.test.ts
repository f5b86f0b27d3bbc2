import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { answerItemRequest } from '#app/persistence/requests/request-answers.server.ts'
import { itemRequests } from '#drizzle/schema/requests.ts'
import { agreementToSign, signByName } from '#tests/support/agreement.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { fileOf, floorPlans } from '#tests/support/documents-place.ts'
import { saveConnectionDay, saveFollowUp, saveMeetings } from '#tests/support/happenings.ts'
import { eventIn, openHookPlace, type HookPlace } from '#tests/support/hook-place.ts'
import { isSignedBy } from '#tests/support/hook-receiver.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import { openStep } from '#tests/support/step-form.ts'
import { signedIn } from '#tests/support/visitor.ts'

/** What programs of the provider are told. */

let place: HookPlace
let member: Member
beforeAll(async () => {
  place = await openHookPlace()
})
afterAll(() => place.close())
beforeEach(async () => {
  member = await place.begin()
})

describe('a program is told', () => {
  test('what becomes of a document, signed, and without a name', async () => {
    const { secret } = await place.listen()
    const before = Date.now()
    const [document] = await addDocuments(member, floorPlans, [fileOf('plattegrond van Anna.pdf')])
    const id = document?.id ?? ''
    await place.told(1)
    const which = { organisationId: member.organisationId, id, seenAt: null }
    await decideOnDocument(place.admin, which, { accepted: false, reason: 'Onscherp' })
    const [, returned] = await place.told(2)
    const [row] = await place.portal.sql`select reviewed_at from documents where id = ${id}`
    await decideOnDocument(place.admin, { ...which, seenAt: row?.reviewed_at.getTime() }, { accepted: true })
    const all = await place.told(3)
    expect(all.map(eventIn)).toMatchObject(
      ['document-uploaded', 'sent-back', 'accepted'].map((type) => ({
        ...{ type, organisationId: member.organisationId, locationIndex: 0, item: 'floor-plan', subject: id },
      })),
    )
    expect(new Set(all.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
    for (const one of all) {
      expect(isSignedBy(secret, one)).toBe(true)
      expect(isSignedBy(secret, { ...one, body: one.body.replace('floor-plan', 'newsletter') })).toBe(false)
      expect(one.body).not.toMatch(/Anna|Onscherp|Sanne/)
      expect(one.headers['content-type']).toBe('application/json')
      expect(one.headers['webhook-id']).toBe(eventIn(one).id)
      expect(Date.parse(eventIn(one).occurredAt)).toBeGreaterThanOrEqual(before - 1000)
    }
    expect(returned && eventIn(returned).type).toBe('sent-back')
  })

  test('each document that came with others', async () => {
    await place.listen()
    const added = await addDocuments(member, floorPlans, [fileOf('a.pdf'), fileOf('b.pdf')])
    const told = await place.told(2)
    expect(told.map((one) => eventIn(one).subject).sort()).toEqual(added.map(({ id }) => id).sort())
  })

  test('that a request was answered', async () => {
    await place.listen()
    const { organisationId, userId, name } = member
    const asked = { item: 'newsletter', locationIndex: 0, reason: 'Geen nieuwsbrief.' }
    const [request] = await database()
      .insert(itemRequests)
      .values({ ...asked, organisationId, createdBy: userId, createdByName: name })
      .returning()
    await answerItemRequest(
      place.admin,
      { organisationId, id: request?.id ?? '', seenAt: null },
      { answer: 'Goed.', agreed: true },
    )
    const [told] = await place.told(1)
    const expected = {
      type: 'request-answered',
      organisationId,
      locationIndex: 0,
      item: 'newsletter',
      subject: request?.id,
    }
    expect(told && eventIn(told)).toMatchObject(expected)
  })

  test('what a guest answered', async () => {
    await place.listen()
    const desk = await openReviewDesk(place.portal)
    const { path: address } = await desk.share()
    expect(await desk.answerBy(address, { answer: 'approve', words: 'Mooie brief van Anna' })).toBe(303)
    const { id } = await desk.newest()
    const [told] = await place.told(1)
    expect(told && eventIn(told)).toMatchObject({ type: 'answer', subject: id, locationIndex: 0 })
    expect(told?.body).not.toContain('Anna')
  })

  test('a signature, and no answer beside it; and that the agreement stands otherwise', async () => {
    await place.listen()
    const { member: signing, link, guest } = await agreementToSign(place.portal)
    await signByName(guest, link)
    const told = (await place.told(4)).map(eventIn)
    const types = ['document-uploaded', 'envelope-changed', 'envelope-changed', 'signed']
    expect(told.map(({ type }) => type).sort()).toEqual(types)
    const { organisationId } = signing
    expect(told.find(({ type }) => type === 'signed')).toMatchObject({ organisationId, subject: link.id })
    const visitor = await signedIn(place.portal.origin, signing)
    const details = await openStep(visitor, '/organisation/sign-processing-agreement/details')
    expect((await details.send({ 'signer.role': 'Voorzitter', lapse: `only:${link.id}` })).status).toBe(303)
    const [changed] = (await place.told(5)).map(eventIn).filter(({ subject }) => subject === null)
    expect(changed).toMatchObject({ type: 'envelope-changed', organisationId, item: 'processing-agreement' })
  })

  test('a connection day and an appointment that were set, once for each change', async () => {
    await place.listen({ events: ['appointment', 'connection-day'] })
    await saveConnectionDay(member, Date.UTC(2099, 2, 3))
    await saveConnectionDay(member, Date.UTC(2099, 2, 3))
    const rows = ['aaaaaaaa', 'bbbbbbbb'].map((id) => ({ id, date: Date.UTC(2099, 1, 10, 13) }))
    await saveMeetings(member, rows)
    await saveFollowUp(place.admin, member, { nextMeetingAt: new Date(Date.UTC(2099, 0, 5, 9)) })
    const { organisationId } = member
    const told = (await place.told(3)).map(eventIn)
    const facts = told.map(({ type, item, locationIndex, subject }) =>
      JSON.stringify([type, item, locationIndex, subject]),
    )
    expect(facts.sort()).toEqual([
      '["appointment","finalise-start-meeting",0,null]',
      '["appointment",null,null,null]',
      '["connection-day","day-planning-logistics",0,null]',
    ])
    expect(new Set(told.map((one) => one.organisationId))).toEqual(new Set([organisationId]))
  })

  test('nothing of other organisations nor of other events, and nothing of what was undone', async () => {
    const other = await addOrganisation(['Elders'])
    await place.listen({ organisationIds: [member.organisationId], events: ['accepted'] })
    await place.happens(other.organisationId)
    await addDocuments(member, floorPlans, [fileOf('a.pdf')])
    await database()
      .transaction(async (tx) => {
        const event = { type: 'accepted', locationIndex: 0, item: null, subjects: [randomUUID()] } as const
        await addWebhookEvents(tx, { ...event, organisationId: member.organisationId })
        throw new Error('undone')
      })
      .catch(() => {})
    const subject = randomUUID()
    await place.happens(member.organisationId, subject)
    const told = await place.told(1)
    expect(told.map((one) => eventIn(one).subject)).toEqual([subject])
  })
})
