import { expect, test } from 'vitest'
import { loggedPath } from './log.ts'

test.each([
  ['/location/route-card?location=1', '/location/route-card?location=1'],
  ['/authentication/callback?code=secret&state=s', '/authentication/callback?code=…&state=…'],
  ['/share/abc123/page?x=1', '/share/…/page?x=…'],
  ['/Share/abc123', '/Share/…'],
  ['/identity/u/password/abc123', '/identity/u/password/…'],
  ['/identity//u/password/abc123?x=1', '/identity//u/password/…?x=…'],
  ['/help?index', '/help?index'],
  ['/a?b=1?c=2', '/a?b=…'],
])('%s is logged as %s', (url, expected) => expect(loggedPath(url)).toBe(expected))
