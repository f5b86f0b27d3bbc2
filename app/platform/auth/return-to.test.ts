import { describe, expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

describe('safeReturnTo', () => {
  test.each([
    '/',
    '/help',
    '/location/basic-info?location=1',
    '/location/basic-info?location=1&q=a%20b#top',
    '/authenticationless',
    '/a//b',
  ])('keeps %j', (target) => {
    expect(safeReturnTo(target)).toBe(target)
  })

  test.each([
    undefined,
    null,
    7,
    ['/help'],
    '',
    'help',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /help',
    '/help me',
    '/help\u0000',
    '/help\u00a0',
    '/\ufeff/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/authentication/login',
    '/authentication',
    '/Authentication/logout',
    '/%61uthentication/logout',
    '/x/../authentication/logout',
    '/%ff/help',
    `/${'a'.repeat(2048)}`,
  ])('goes home instead of to %j', (target) => {
    expect(safeReturnTo(target)).toBe('/')
  })
})
