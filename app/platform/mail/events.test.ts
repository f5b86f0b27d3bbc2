import { expect, test } from 'vitest'
import { mailEventsIn, mailEventsSent } from './events.ts'

const now = Date.UTC(2026, 10, 23)
const id = '6f1d7c52-54a3-4f3a-9d1a-1f9a3a0f2c11'
const read = (sent: unknown) => mailEventsIn(mailEventsSent.parse(sent), now)

test.each([
  [{ type: 'bounced' }, { delivery: 'undeliverable', why: 'unknown-address' }],
  [
    { type: 'bounced', hard: false },
    { delivery: 'undelivered', why: 'refused' },
  ],
  [
    { type: 'bounced', hard: false, reason: '452 4.2.2 full' },
    { delivery: 'undelivered', why: 'mailbox-full' },
  ],
  [{ type: 'refused' }, { delivery: 'undelivered', why: 'refused' }],
  [
    { type: 'refused', hard: true },
    { delivery: 'undeliverable', why: 'unknown-address' },
  ],
  [{ type: 'complained' }, { delivery: 'complained', why: 'spam' }],
  [{ type: 'delivered' }, { delivery: 'delivered', why: null }],
  [{ type: 'deferred' }, { delivery: 'deferred', why: null }],
])('%j', (sent, meaning) => {
  expect(read({ messageId: `<${id}@example.org>`, ...sent })).toMatchObject([{ id, ...meaning }])
})

test('a Message-ID may stand without brackets and in capitals, and others are about nothing of ours', () => {
  const ids = [
    `${id.toUpperCase()}@portal.example`,
    ` <${id}@x>`,
    id,
    `<${id}@a@b>`,
    '<x@example.org>',
    '\0',
    '__proto__',
  ]
  expect(read(ids.map((messageId) => ({ messageId, type: 'bounced' }))).map((one) => one.id)).toEqual([id, id])
})

test('what was said is one line of text, and a moment that cannot be is none', () => {
  const sent = { messageId: `${id}@x`, type: 'bounced', reason: `550\0 5.1.1\r\nno \ud800${'x'.repeat(5000)}` }
  const [event] = read({ ...sent, at: '0000-01-01T00:00:00Z' })
  expect(event?.words).toMatch(/^550 5\.1\.1 no \ufffdx+$/)
  expect([event?.words?.length, event?.at]).toEqual([1000, null])
  expect(read({ ...sent, at: '2026-11-22T12:00:00+01:00' })[0]?.at).toBe(Date.UTC(2026, 10, 22, 11))
  expect(read({ ...sent, at: '9999-11-22T12:00:00Z' })[0]?.at).toBeNull()
})
