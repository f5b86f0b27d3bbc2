import { beforeEach, expect, test } from 'vitest'
import { seal } from '#app/platform/auth/seal.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { openUnsubscribe, unsubscribeAddress, type Unsubscribe } from './unsubscribe.server.ts'

const oldSecret = 'old-secret-of-at-least-32-characters!'
const newSecret = 'new-secret-of-at-least-32-characters!'
const useSecrets = (secrets: string) =>
  keepEnvironment(
    readEnvironment({ NODE_ENV: 'test', SESSION_SECRET: secrets, APP_ORIGIN: 'https://portal.example:8443' }),
  )
beforeEach(() => {
  useSecrets(oldSecret)
})

const userId = '6f1d7c52-54a3-4f3a-9d1a-1f9a3a0f2c11'
const ofCause = { stop: { userId, cause: 'digest' }, language: 'en' } satisfies Unsubscribe
const ofLink = { stop: { organisationId: userId, linkId: userId }, language: 'nl' } satisfies Unsubscribe
const tokenOf = (what: Unsubscribe) => new URL(unsubscribeAddress(what)).pathname.split('/').at(-1) ?? ''

test.each([[ofCause], [ofLink]])('the address of %j says so to us alone', (what) => {
  const address = unsubscribeAddress(what)
  expect(address).toMatch(/^https:\/\/portal\.example:8443\/unsubscribe\/[\w-]{100,300}$/)
  expect(address).not.toContain(userId)
  expect(openUnsubscribe(tokenOf(what))).toEqual(what)
})

test('an address works after the secret was changed, as long as the old one is known', () => {
  const token = tokenOf(ofCause)
  useSecrets(`${newSecret},${oldSecret}`)
  expect(openUnsubscribe(token)).toEqual(ofCause)
  useSecrets(newSecret)
  expect(openUnsubscribe(token)).toBeNull()
})

test('what is none of ours, or about something else, opens nothing', () => {
  const token = tokenOf(ofCause)
  // The last character will not do: some of its bits stand for nothing.
  const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  const others = [
    seal('flash', ofCause),
    seal('unsubscribe', { ...ofCause, stop: { userId, cause: 'password-forgotten' } }),
    seal('unsubscribe', { ...ofCause, stop: { ...ofCause.stop, ...ofLink.stop } }),
  ]
  for (const wrong of ['', 'x', changed, `${token}.`, `${token} `, token.repeat(20), ...others])
    expect([wrong, openUnsubscribe(wrong)]).toEqual([wrong, null])
})
