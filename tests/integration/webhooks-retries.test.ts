import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeOldDeliveries } from '#app/persistence/programs/webhook-deliveries.server.ts'
import { openHookPlace, type HookPlace } from '#tests/support/hook-place.ts'
import { isSignedBy } from '#tests/support/hook-receiver.ts'
import { addHook } from '#tests/support/program.ts'
import type { FormFields } from '#tests/support/visitor.ts'

/** How often programs are told, where they are not told, and what staff do with webhooks. */

let place: HookPlace
beforeAll(async () => {
  place = await openHookPlace()
})
afterAll(() => place.close())
beforeEach(() => place.begin())

describe('what is not taken', () => {
  test('is tried again, later and later, as the same delivery', async () => {
    const hook = await place.listen()
    place.receiver.answer(500)
    await place.happens()
    await place.settled(hook, { state: 'waiting', attempts: 1, status: 500 })
    await place.isDueNow(hook)
    await place.settled(hook, { state: 'waiting', attempts: 2, status: 500 })
    // While it is under way it is nobody else's for half a minute.
    await expect.poll(async () => String((await place.deliveries(hook))[0]?.wait)).toMatch(/^00:0[45]:/)
    place.receiver.answer(200)
    await place.isDueNow(hook)
    await place.settled(hook, { state: 'delivered', attempts: 3, status: 200 })
    expect(new Set(place.receiver.at(place.path()).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('is given up after three days', async () => {
    const hook = await place.listen()
    place.receiver.answer(503)
    await place.happens()
    await place.settled(hook, { attempts: 1, status: 503 })
    await place.portal.sql`update webhook_deliveries set attempts = 9, next_at = now() where webhook_id = ${hook.id}`
    await place.settled(hook, { state: 'given-up', attempts: 10 })
  })

  test('ends the webhook where the address is gone', async () => {
    const hook = await place.listen()
    place.receiver.answer(410)
    await place.happens()
    await place.settled(hook, { state: 'given-up', attempts: 1, status: 410 })
    await place.happens()
    expect(await place.deliveries(hook)).toHaveLength(1)
    expect((await place.staff.ask(hook.address)).text).toContain('410')
  })

  test('is not taken elsewhere: redirects are not followed', async () => {
    const hook = await place.listen()
    place.receiver.answer(307, { Location: `${place.receiver.origin}${place.path()}/elsewhere` })
    await place.happens()
    await place.settled(hook, { state: 'waiting', attempts: 1, status: 307 })
    expect(place.receiver.at(`${place.path()}/elsewhere`)).toEqual([])
  })

  test('is not sent into a network behind the server', async () => {
    for (const url of ['https://10.0.0.1/x', 'https://169.254.169.254/x', 'https://[fd00::1]/x']) {
      const hook = await addHook(place.admin, url)
      await place.happens()
      await place.settled(hook, { state: 'waiting', attempts: 1, status: null, problem: 'REFUSED_ADDRESS' })
      await place.portal.sql`update webhooks set ended_at = now() where id = ${hook.id}`
    }
  })
})

test('a new secret signs beside the one before for a day', async () => {
  const hook = await place.listen()
  const answer = await place.staff.post(hook.address, { intent: 'renew' })
  const next = /whsec_[\w+/=]{44}/.exec(answer.text)?.[0] ?? ''
  expect([answer.status, next]).toEqual([200, expect.stringMatching(/^whsec_/)])
  await place.happens()
  const [both] = await place.told(1)
  expect(both && [isSignedBy(hook.secret, both), isSignedBy(next, both)]).toEqual([true, true])
  await place.portal.sql`update webhooks set previous_until = now() where id = ${hook.id}`
  await place.happens()
  const [, one] = await place.told(2)
  expect(one && [isSignedBy(hook.secret, one), isSignedBy(next, one)]).toEqual([false, true])
})

test('staff see what was sent and send it again, until the webhook ends', async () => {
  const hook = await place.listen()
  await place.happens()
  await place.settled(hook, { state: 'delivered', attempts: 1 })
  const [row] = await place.deliveries(hook)
  const page = (await place.staff.ask(hook.address)).text
  expect(page).toContain('document goedgekeurd')
  expect(page).toContain('204')
  const again = { intent: 'again', delivery: String(row?.id) }
  expect((await place.staff.post(hook.address, again)).status).toBe(303)
  const [first, second] = await place.told(2)
  expect(first?.body).toBe(second?.body)
  expect((await place.staff.post(hook.address, { ...again, delivery: randomUUID() })).status).toBe(404)
  expect((await place.staff.post(`${hook.address}/end`, {})).status).toBe(303)
  expect((await place.staff.post(hook.address, again)).status).toBe(404)
  await place.happens()
  expect(await place.deliveries(hook)).toHaveLength(1)
})

describe('a webhook', () => {
  const make = (over: FormFields = {}) => {
    const usual = { name: 'Rooster', url: 'https://rooster.example/x', events: ['answer'], reach: 'all' }
    return place.staff.post('/admin/programs/webhooks/new', { formId: randomUUID(), ...usual, ...over })
  }

  test('is made once, and its secret kept sealed', async () => {
    const formId = randomUUID()
    const { status, text } = await make({ formId })
    const secret = /whsec_[\w+/=]{44}/.exec(text)?.[0] ?? 'none'
    expect([status, secret]).toEqual([200, expect.stringMatching(/^whsec_/)])
    expect((await make({ formId })).headers.location).toBe(`/admin/programs/webhooks/${formId}`)
    const rows = await place.portal.sql`select w::text as all from webhooks w where id = ${formId}`
    expect(rows).toHaveLength(1)
    expect(String(rows[0]?.all)).not.toContain(secret.slice(6, 20))
  })

  test.each<[string, FormFields]>([
    ['without https', { url: 'http://rooster.example/x' }],
    ['with a password', { url: 'https://me:secret@rooster.example/x' }],
    ['with another scheme', { url: 'file:///etc/passwd' }],
    ['without an address', { url: '' }],
    ['of a private network', { url: 'https://10.1.2.3/x' }],
    ['of a private network, written otherwise', { url: 'https://0xc0a80001/x' }],
    ['of this machine in the way of IPv6', { url: 'https://[::ffff:127.0.0.1]/x' }],
    ['of a cloud’s own services', { url: 'https://169.254.169.254/latest' }],
    ['without events', { events: [] }],
    ['with events that there are not', { events: ['form-saved'] }],
    ['for nobody', { reach: 'chosen' }],
  ])('%s is not made', async (_what, over) => {
    const formId = randomUUID()
    expect((await make({ formId, ...over })).status).toBe(422)
    expect(await place.portal.sql`select id from webhooks where id = ${formId}`).toEqual([])
  })
})

test('the log is kept for thirty days', async () => {
  const hook = await place.listen()
  await place.happens()
  await place.settled(hook, { state: 'delivered' })
  await place.portal
    .sql`update webhook_deliveries set happened_at = now() - interval '29 days' where webhook_id = ${hook.id}`
  await removeOldDeliveries(30)
  expect(await place.deliveries(hook)).toHaveLength(1)
  await place.portal
    .sql`update webhook_deliveries set happened_at = now() - interval '31 days' where webhook_id = ${hook.id}`
  await removeOldDeliveries(30)
  expect(await place.deliveries(hook)).toHaveLength(0)
})
