import { expect, test } from 'vitest'
import { coversScopes, joinScopes } from './scope.ts'

test.each([
  [['openid profile', 'profile  email'], 'openid profile email'],
  [['openid', undefined, ''], 'openid'],
  [[' b a ', 'a c'], 'b a c'],
])('%j are together %s', (scopes, joined) => {
  expect(joinScopes(...scopes)).toBe(joined)
})

test.each([
  ['openid profile email', 'email openid', true],
  ['openid', 'openid', true],
  ['openid', '', true],
  ['openid', 'openid email', false],
  ['read:users', 'read:user', false],
])('%s covers %s: %s', (held, asked, isCovered) => {
  expect(coversScopes(held, asked)).toBe(isCovered)
})
