import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookEvent } from '#app/api/schemas.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addDocuments } from '#app/persistence/documents/documents.server.ts'
import { decideOnDocument } from '#app/persistence/documents/verdicts.server.ts'
import { removeOldDeliveries } from '#app/persistence/programs/webhook-deliveries.server.ts'
import { addWebhookEvents } from '#app/persistence/programs/webhook-events.server.ts'
import { answerItemRequest } from '#app/persistence/requests/request-answers.server.ts'
import { itemRequests } from '#drizzle/schema/requests.ts'
import { addOrganisation } from '#tests/support/care-organisation.ts'
import { fileOf, floorPlans } from '#tests/support/documents-place.ts'
import { isSignedBy, openHookReceiver, type HookReceiver, type Told } from '#tests/support/hook-receiver.ts'
import { openPortal, type Portal } from '#tests/support/portal.ts'
import { addHook } from '#tests/support/program.ts'
import { openReviewDesk } from '#tests/support/review-links.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn, type FormFields, type Visitor } from '#tests/support/visitor.ts'

/** What programs of the provider are told of what happens, and how often it is tried. */

let portal: Portal
let receiver: HookReceiver
let admin: Actor
let staff: Visitor
let member: Member
let path: string
beforeAll(async () => {
  portal = await openPortal()
  receiver = await openHookReceiver()
  admin = await newAdmin()
  staff = await signedIn(portal.origin, admin)
})
afterAll(async () => {
  receiver.close()
  await portal.close()
})
beforeEach(async () => {
  await portal.sql`update webhooks set ended_at = now()`
  receiver.answer(204)
  member = await addOrganisation(['Huis'])
  path = `/${randomUUID()}`
})

/** What was told, once so much of it has come. */
async function toldAt(where: string, count: number): Promise<Told[]> {
  await expect.poll(() => receiver.at(where).length, { timeout: 15_000 }).toBe(count)
  return receiver.at(where)
}
const eventIn = ({ body }: Told) => webhookEvent.parse(JSON.parse(body))
const listen = (over: Parameters<typeof addHook>[2] = {}) => addHook(admin, receiver.origin + path, over)
const happens = (organisationId = member.organisationId, subject: string = randomUUID()) =>
  addWebhookEvents(database(), {
    type: 'accepted',
    organisationId,
    locationIndex: 0,
    item: 'floor-plan',
    subjects: [subject],
  })
const deliveries = ({ id }: { id: string }) =>
  portal.sql`select id, state, attempts, status, problem, next_at - tried_at as wait from webhook_deliveries where webhook_id = ${id}`
const settled = (hook: { id: string }, expected: object) =>
  expect.poll(async () => (await deliveries(hook))[0], { timeout: 15_000 }).toMatchObject(expected)
const isDueNow = ({ id }: { id: string }) =>
  portal.sql`update webhook_deliveries set next_at = now() where webhook_id = ${id}`

describe('a program is told', () => {
  test('what becomes of a document, signed, and without a name', async () => {
    const { secret } = await listen()
    const before = Date.now()
    const [document] = await addDocuments(member, floorPlans, [fileOf('plattegrond van Anna.pdf')])
    const id = document?.id ?? ''
    await toldAt(path, 1)
    const which = { organisationId: member.organisationId, id, seenAt: null }
    await decideOnDocument(admin, which, { accepted: false, reason: 'Onscherp' })
    const [, returned] = await toldAt(path, 2)
    const [row] = await portal.sql`select reviewed_at from documents where id = ${id}`
    await decideOnDocument(admin, { ...which, seenAt: row?.reviewed_at.getTime() }, { accepted: true })
    const all = await toldAt(path, 3)
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
    await listen()
    const added = await addDocuments(member, floorPlans, [fileOf('a.pdf'), fileOf('b.pdf')])
    const told = await toldAt(path, 2)
    expect(told.map((one) => eventIn(one).subject).sort()).toEqual(added.map(({ id }) => id).sort())
  })

  test('that a request was answered', async () => {
    await listen()
    const { organisationId, userId, name } = member
    const asked = { item: 'newsletter', locationIndex: 0, reason: 'Geen nieuwsbrief.' }
    const [request] = await database()
      .insert(itemRequests)
      .values({ ...asked, organisationId, createdBy: userId, createdByName: name })
      .returning()
    await answerItemRequest(admin, { organisationId, id: request?.id ?? '', seenAt: null }, 'Goed.')
    const [told] = await toldAt(path, 1)
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
    await listen()
    const desk = await openReviewDesk(portal)
    const { path: address } = await desk.share()
    expect(await desk.answerBy(address, { answer: 'approve', words: 'Mooie brief van Anna' })).toBe(303)
    const { id } = await desk.newest()
    const [told] = await toldAt(path, 1)
    expect(told && eventIn(told)).toMatchObject({ type: 'answer', subject: id, locationIndex: 0 })
    expect(told?.body).not.toContain('Anna')
  })

  test('nothing of other organisations nor of other events, and nothing of what was undone', async () => {
    const other = await addOrganisation(['Elders'])
    await listen({ organisationIds: [member.organisationId], events: ['accepted'] })
    await happens(other.organisationId)
    await addDocuments(member, floorPlans, [fileOf('a.pdf')])
    await database()
      .transaction(async (tx) => {
        const event = { type: 'accepted', locationIndex: 0, item: null, subjects: [randomUUID()] } as const
        await addWebhookEvents(tx, { ...event, organisationId: member.organisationId })
        throw new Error('undone')
      })
      .catch(() => {})
    const subject = randomUUID()
    await happens(member.organisationId, subject)
    const told = await toldAt(path, 1)
    expect(told.map((one) => eventIn(one).subject)).toEqual([subject])
  })
})

describe('what is not taken', () => {
  test('is tried again, later and later, as the same delivery', async () => {
    const hook = await listen()
    receiver.answer(500)
    await happens()
    await settled(hook, { state: 'waiting', attempts: 1, status: 500 })
    await isDueNow(hook)
    await settled(hook, { state: 'waiting', attempts: 2, status: 500 })
    const [row] = await deliveries(hook)
    expect(String(row?.wait)).toMatch(/^00:0[45]:/)
    receiver.answer(200)
    await isDueNow(hook)
    await settled(hook, { state: 'delivered', attempts: 3, status: 200 })
    expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('is given up after three days', async () => {
    const hook = await listen()
    receiver.answer(503)
    await happens()
    await settled(hook, { attempts: 1, status: 503 })
    await portal.sql`update webhook_deliveries set attempts = 9, next_at = now() where webhook_id = ${hook.id}`
    await settled(hook, { state: 'given-up', attempts: 10 })
  })

  test('ends the webhook where the address is gone', async () => {
    const hook = await listen()
    receiver.answer(410)
    await happens()
    await settled(hook, { state: 'given-up', attempts: 1, status: 410 })
    await happens()
    expect(await deliveries(hook)).toHaveLength(1)
    expect((await staff.ask(hook.address)).text).toContain('410')
  })

  test('is not taken elsewhere: redirects are not followed', async () => {
    const hook = await listen()
    receiver.answer(307, { Location: `${receiver.origin}${path}/elsewhere` })
    await happens()
    await settled(hook, { state: 'waiting', attempts: 1, status: 307 })
    expect(receiver.at(`${path}/elsewhere`)).toEqual([])
  })

  test('is not sent into a network behind the server', async () => {
    for (const url of ['https://10.0.0.1/x', 'https://169.254.169.254/x', 'https://[fd00::1]/x']) {
      const hook = await addHook(admin, url)
      await happens()
      await settled(hook, { state: 'waiting', attempts: 1, status: null, problem: 'REFUSED_ADDRESS' })
      await portal.sql`update webhooks set ended_at = now() where id = ${hook.id}`
    }
  })
})

test('a new secret signs beside the one before for a day', async () => {
  const hook = await listen()
  const answer = await staff.post(hook.address, { intent: 'renew' })
  const next = /whsec_[\w+/=]{44}/.exec(answer.text)?.[0] ?? ''
  expect([answer.status, next]).toEqual([200, expect.stringMatching(/^whsec_/)])
  await happens()
  const [both] = await toldAt(path, 1)
  expect(both && [isSignedBy(hook.secret, both), isSignedBy(next, both)]).toEqual([true, true])
  await portal.sql`update webhooks set previous_until = now() where id = ${hook.id}`
  await happens()
  const [, one] = await toldAt(path, 2)
  expect(one && [isSignedBy(hook.secret, one), isSignedBy(next, one)]).toEqual([false, true])
})

test('staff see what was sent and send it again, until the webhook ends', async () => {
  const hook = await listen()
  await happens()
  await settled(hook, { state: 'delivered', attempts: 1 })
  const [row] = await deliveries(hook)
  const page = (await staff.ask(hook.address)).text
  expect(page).toContain('document goedgekeurd')
  expect(page).toContain('204')
  const again = { intent: 'again', delivery: String(row?.id) }
  expect((await staff.post(hook.address, again)).status).toBe(303)
  const [first, second] = await toldAt(path, 2)
  expect(first?.body).toBe(second?.body)
  expect((await staff.post(hook.address, { ...again, delivery: randomUUID() })).status).toBe(404)
  expect((await staff.post(`${hook.address}/end`, {})).status).toBe(303)
  expect((await staff.post(hook.address, again)).status).toBe(404)
  await happens()
  expect(await deliveries(hook)).toHaveLength(1)
})

describe('a webhook', () => {
  const make = (over: FormFields = {}) => {
    const usual = { name: 'Rooster', url: 'https://rooster.example/x', events: ['answer'], reach: 'all' }
    return staff.post('/admin/programs/webhooks/new', { formId: randomUUID(), ...usual, ...over })
  }

  test('is made once, and its secret kept sealed', async () => {
    const formId = randomUUID()
    const { status, text } = await make({ formId })
    const secret = /whsec_[\w+/=]{44}/.exec(text)?.[0] ?? 'none'
    expect([status, secret]).toEqual([200, expect.stringMatching(/^whsec_/)])
    expect((await make({ formId })).headers.location).toBe(`/admin/programs/webhooks/${formId}`)
    const rows = await portal.sql`select w::text as all from webhooks w where id = ${formId}`
    expect(rows).toHaveLength(1)
    expect(String(rows[0]?.all)).not.toContain(secret.slice(6, 20))
  })

  test.each<[string, FormFields]>([
    ['without https', { url: 'http://rooster.example/x' }],
    ['with a password', { url: 'https://me:secret@rooster.example/x' }],
    ['with another scheme', { url: 'file:///etc/passwd' }],
    ['without an address', { url: '' }],
    ['without events', { events: [] }],
    ['with events that there are not', { events: ['form-saved'] }],
    ['for nobody', { reach: 'chosen' }],
  ])('%s is not made', async (_what, over) => {
    const formId = randomUUID()
    expect((await make({ formId, ...over })).status).toBe(422)
    expect(await portal.sql`select id from webhooks where id = ${formId}`).toEqual([])
  })
})

test('the log is kept for thirty days', async () => {
  const hook = await listen()
  await happens()
  await settled(hook, { state: 'delivered' })
  await portal.sql`update webhook_deliveries set happened_at = now() - interval '29 days' where webhook_id = ${hook.id}`
  await removeOldDeliveries(30)
  expect(await deliveries(hook)).toHaveLength(1)
  await portal.sql`update webhook_deliveries set happened_at = now() - interval '31 days' where webhook_id = ${hook.id}`
  await removeOldDeliveries(30)
  expect(await deliveries(hook)).toHaveLength(0)
})
