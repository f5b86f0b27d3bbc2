import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Answer } from '#tests/support/ask.ts'
import { aMailbox, openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'
import { newTenant } from '#tests/support/tenant.ts'

const MAIL_EVENTS_SECRET = 'b3d1c0a94e5f67788990aabbccddeeff00112233445566778899'

let place: MailPlace
let origin: string
let organisationId: string
beforeAll(async () => {
  place = await openMailPlace({ MAIL_EVENTS_SECRET })
  origin = (await place.start()).origin
  organisationId = (await newTenant([])).organisationId
}, 60_000)
afterAll(() => place.close())

const json = { Authorization: `Bearer ${MAIL_EVENTS_SECRET}`, 'Content-Type': 'application/json' }

const send = (body: unknown, headers: Record<string, string> = json, path = '/api/mail/events') =>
  ask(origin, path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

const report = (id: string, over: Record<string, unknown> = {}) => ({
  ...{ messageId: `<${id}@example.org>`, type: 'bounced', reason: '550 5.1.1 User unknown', ...over },
})

/** A message that went out; gives its id. */
async function sentTo(address: string): Promise<string> {
  await queue(address)
  await place.untilRow(address, { state: 'sent' })
  return (await place.rowTo(address))?.id ?? ''
}

const queue = (address: string) =>
  place.queue({
    ...{ organisationId, cause: 'answer', stop: { userId: randomUUID() }, to: { name: 'Anna', address } },
    ...{ language: 'nl', subject: 'Een antwoord', preheader: 'Een antwoord', paragraphs: ['Beste Anna,'] },
  })

/** An answer as far as it may tell something. */
const told = ({ status, text, headers }: Answer) => ({ status, text, type: headers['content-type'] })

describe('who may tell', () => {
  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['no token', { Authorization: 'Bearer ' }],
    ['another secret', { Authorization: `Bearer ${MAIL_EVENTS_SECRET}x` }],
    ['the beginning of it', { Authorization: `Bearer ${MAIL_EVENTS_SECRET.slice(0, -1)}` }],
    ['it in another way', { Authorization: `Basic ${MAIL_EVENTS_SECRET}` }],
  ])('nobody who brings %s', async (_, headers) => {
    const address = aMailbox()
    const id = await sentTo(address)
    for (const path of ['/api/mail/events', `/ss/api/mail/events?secret=${MAIL_EVENTS_SECRET}`]) {
      const answer = await send([report(id)], { 'Content-Type': 'application/json', ...headers }, path)
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Bearer')])
    }
    expect(await place.rowTo(address)).toMatchObject({ state: 'sent', delivery: null })
  })

  test('a page of another site makes no browser tell anything, and a form is not read', async () => {
    expect((await send([], { ...json, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await send([], { ...json, Origin: 'https://evil.example' })).status).toBe(403)
    expect((await send('x=1', { ...json, 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await ask(origin, '/api/mail/events', { headers: json })).status).toBe(405)
  })

  test('the answer is the same whether or not there is such a message', async () => {
    const address = aMailbox()
    const known = await send(report(await sentTo(address)), json, '/ss/api/mail/events')
    for (const id of [randomUUID(), 'x', `${randomUUID()}@a@b`]) {
      expect(told(await send(report(id)))).toEqual(told(known))
    }
    expect(told(known)).toEqual({ status: 202, text: '', type: undefined })
    expect(await place.rowTo(address)).toMatchObject({ state: 'failed' })
  })
})

describe('what is told', () => {
  test('of many messages at once, and again, is kept once, in whatever order it comes', async () => {
    const addresses = Array.from({ length: 6 }, aMailbox)
    const ids = await Promise.all(addresses.map(sentTo))
    const types = ['deferred', 'delivered', 'bounced', 'complained']
    const events = ids.flatMap((id) => types.map((type) => report(id, { type, reason: `because ${type}` })))
    const padding = Array.from({ length: 900 }, () => report(randomUUID()))
    const reports = [[...events, ...padding], events.toReversed(), events.slice(0, 9), events.slice(9)]
    for (const { status } of await Promise.all(reports.map((one) => send(one)))) expect(status).toBe(202)
    for (const type of types.slice(0, 3)) await send(ids.map((id) => report(id, { type, reason: 'late' })))
    for (const address of addresses) {
      expect(await place.rowTo(address)).toMatchObject({
        ...{ delivery: 'complained', undelivered_why: 'spam', problem: 'because complained', blocks_address: true },
      })
    }
  })

  test.each([
    [{ type: 'delivered' }, { state: 'sent', delivery: 'delivered', undelivered_why: null, blocks_address: false }],
    [{ type: 'deferred' }, { state: 'sent', delivery: 'deferred', undelivered_why: null }],
    [
      { type: 'refused', reason: '554 5.7.1 policy' },
      { state: 'failed', undelivered_why: 'refused' },
    ],
    [
      { hard: false, reason: '452 4.2.2 full' },
      { state: 'failed', undelivered_why: 'mailbox-full', blocks_address: false },
    ],
    [{}, { state: 'failed', undelivered_why: 'unknown-address', problem: '550 5.1.1 User unknown' }],
    [{ type: 'complained' }, { state: 'sent', undelivered_why: 'spam', blocks_address: true }],
    [{ reason: '550\0\ud800 no' }, { problem: '550 \ufffd no' }],
    [{ at: '2020-01-01T00:00:00Z' }, { state: 'sent', delivery: null }],
  ])('%j', async (over, row) => {
    const address = aMailbox()
    expect((await send(report(await sentTo(address), over))).status).toBe(202)
    expect(await place.rowTo(address)).toMatchObject(row)
  })

  test.each<[string, unknown, number]>([
    ['no JSON', '{"messageId":', 400],
    ['lists in lists', '['.repeat(5000), 400],
    ['nothing', [], 422],
    ['too many', Array.from({ length: 1001 }, () => report(randomUUID())), 422],
    ['another type', report('x', { type: 'lost' }), 422],
    ['words that are none', report('x', { reason: { $ne: 1 } }), 422],
    ['a day that is none', report('x', { at: '2026-13-45' }), 422],
    ['too much', `"${'x'.repeat(3 * 1024 * 1024)}"`, 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await send(body)).status).toBe(status)
  })
})

describe('an address that takes no mail', () => {
  test('gets none after a message came back, however it is written', async () => {
    const address = aMailbox()
    await send(report(await sentTo(address)))
    await place.queue({
      ...{ organisationId: null, cause: 'password-forgotten', to: { name: 'Anna', address: address.toUpperCase() } },
      ...{ language: 'nl', subject: 'Wachtwoord', preheader: 'Wachtwoord', paragraphs: ['Beste Anna,'] },
    })
    const later = { state: 'failed', delivery: 'not-written', undelivered_why: 'unknown-address', attempts: 0 }
    expect(await place.rowTo(address.toUpperCase())).toMatchObject(later)
  })

  test('gets none after the mail server refused it, but for what is wrong with ourselves', async () => {
    const [wrong, relay] = [aMailbox(), aMailbox()]
    place.sink.refused.set(wrong, '550 5.1.1 No such user').set(relay, '554 5.7.1 Relay access denied')
    for (const address of [wrong, relay]) {
      await queue(address)
      await place.untilRow(address, { state: 'failed', attempts: 1 })
    }
    expect(await place.rowTo(relay)).toMatchObject({ undelivered_why: 'refused', blocks_address: false })
    place.sink.refused.clear()
    for (const address of [wrong, relay]) await queue(address)
    await place.untilRow(relay, { state: 'sent' })
    expect(await place.rowTo(wrong)).toMatchObject({ state: 'failed', delivery: 'not-written' })
  })
})
