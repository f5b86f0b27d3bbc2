import { expect, test } from 'vitest'
import { refusalFrom, whyReturned } from './undelivered.ts'

test.each([
  ['550 5.1.1 User unknown', true, 'unknown-address'],
  ['550 5.2.1 This mailbox is disabled', true, 'unknown-address'],
  ['', true, 'unknown-address'],
  ['', false, 'refused'],
  ['552 5.2.2 Over quota', true, 'mailbox-full'],
  ['The mailbox is full', false, 'mailbox-full'],
  ['550 5.7.1 Looks like spam', true, 'refused'],
  ['421 4.7.0 Try again', false, 'refused'],
] as const)('%j, for good: %s, is %s', (words, isHard, why) => {
  expect(whyReturned(words, isHard)).toBe(why)
})

test.each([
  [true, '550 No such user', { why: 'unknown-address', isHard: true }],
  [true, '553 5.1.3 Bad address syntax', { why: 'unknown-address', isHard: true }],
  [true, '554 5.7.1 Relay access denied', { why: 'refused', isHard: false }],
  [true, '550 relay not permitted', { why: 'refused', isHard: false }],
  [true, '550 5.7.1 Blocked by policy', { why: 'refused', isHard: false }],
  [true, '552 5.2.2 Mailbox full', { why: 'mailbox-full', isHard: false }],
  [false, '550 5.1.8 Sender address rejected', { why: 'refused', isHard: false }],
] as const)('refused, about the recipient: %s, with %j', (isOfRecipient, words, refusal) => {
  expect(refusalFrom(isOfRecipient, words)).toEqual(refusal)
})
