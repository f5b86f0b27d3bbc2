import { expect, test } from 'vitest'
import { isNotModified } from './not-modified.ts'

const validators = { etag: '"abc"', modifiedAt: new Date(Date.UTC(2027, 3, 12, 9, 0, 5, 700)) }
const [same, before, after] = [
  'Mon, 12 Apr 2027 09:00:05 GMT',
  'Mon, 12 Apr 2027 09:00:04 GMT',
  'Mon, 12 Apr 2027 09:00:06 GMT',
]

test.each<[string, Record<string, string>, boolean]>([
  ['nothing', {}, false],
  ['its tag', { 'If-None-Match': '"abc"' }, true],
  ['its tag among others', { 'If-None-Match': '"x", "abc"' }, true],
  ['its tag, which a proxy made weak', { 'If-None-Match': 'W/"abc"' }, true],
  ['any tag', { 'If-None-Match': '*' }, true],
  ['another tag', { 'If-None-Match': '"abcd"' }, false],
  ['its tag without quotes', { 'If-None-Match': 'abc' }, false],
  ['the moment it became so', { 'If-Modified-Since': same }, true],
  ['a later moment', { 'If-Modified-Since': after }, true],
  ['an earlier moment', { 'If-Modified-Since': before }, false],
  ['no moment', { 'If-Modified-Since': 'yesterday' }, false],
  ['another tag and a later moment', { 'If-None-Match': '"x"', 'If-Modified-Since': after }, false],
])('who says %s', (_what, headers, expected) => expect(isNotModified(new Headers(headers), validators)).toBe(expected))
