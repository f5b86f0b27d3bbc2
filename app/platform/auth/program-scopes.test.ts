import { expect, test } from 'vitest'
import { scopeOf } from './program-scopes.ts'

test.each([
  ['/api/attention', 'attention:read'],
  ['/ss/api/attention', 'attention:read'],
  ['/api/forms/get', 'forms:read'],
  ['/ss/api/documents/get', 'documents:read'],
  ['/api/form', null],
  ['/api/document/upload', null],
  ['/api/auth/user', null],
  ['/API/attention', null],
  ['/api/attention/', null],
  ['/api//attention', null],
  ['/api/%61ttention', null],
  ['/x/api/attention', null],
  ['/attention', null],
])('%s asks of a program: %s', (pathname, scope) => {
  expect(scopeOf(pathname)).toBe(scope)
})
