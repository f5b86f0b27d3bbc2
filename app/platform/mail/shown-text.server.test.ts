import { expect, test } from 'vitest'
import { whyHidden } from './shown-text.server.ts'

const paragraphs = ['Beste Anna,', { href: 'https://portal.example/share/geheim', label: 'Open' }]
const signIn = ['Beste Anna,', { href: 'https://portal.example/authentication/login', label: 'Log in' }]

test.each([
  ['share-link', 'kept', false, null],
  ['share-link', 'waiting', false, 'not-kept'],
  ['share-link', 'sent', false, 'not-kept'],
  ['share-reminder', 'failed', false, 'not-kept'],
  ['invitation', 'kept', false, null],
  ['invitation', 'kept', true, 'used'],
  ['invitation', 'sent', false, 'not-kept'],
  ['password-forgotten', 'kept', false, 'new-password'],
  ['password-forgotten', 'sent', true, 'new-password'],
  ['of-an-earlier-day', 'sent', false, 'not-kept'],
  ['share-answer', 'sent', false, null],
] as const)('of %s, %s, account in use: %s', (cause, state, isAccountUsed, why) => {
  expect(whyHidden(paragraphs, { cause, state, isAccountUsed, linkId: null })).toBe(why)
})

test('whatever is sent to somebody with a link has its address in it', () => {
  const about = { cause: 'signing-turn', state: 'sent', isAccountUsed: false } as const
  expect(whyHidden(paragraphs, { ...about, linkId: 'a' })).toBe('not-kept')
  expect(whyHidden(paragraphs, { ...about, linkId: null })).toBeNull()
})

test('a text that cannot be read, one without a link, and one that leads to the login page', () => {
  const about = { cause: 'invitation', state: 'sent', isAccountUsed: true, linkId: null } as const
  expect([null, ['Dag'], signIn].map((text) => whyHidden(text, about))).toEqual(['unreadable', null, null])
})
