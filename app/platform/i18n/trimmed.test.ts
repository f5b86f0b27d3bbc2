import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { trimmed } from './trimmed.ts'

const family = '\u{1f469}\u200d\u{1f467}'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'

it.each([
  ['', ' \t\r\n\u00a0\u2003\u3000'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u3164', '\u2800', '\u2066\u2069'].map(
    (sign) => ['', ` ${sign}\n${sign} `],
  ),
])('is empty where nothing shows: %j of %j', (expected, text) => {
  expect(trimmed(text)).toBe(expected)
})

it.each([family, scotland, '\u2764\ufe0f', '\u0600', 'می\u200cخواهم', 'a\u00adb', '.'])(
  'leaves all of what shows, but for space and invisible signs around it: %j',
  (text) => {
    expect(trimmed(` \u200b${text}\ufeff\u202a\n`)).toBe(text)
  },
)

test('is a part of the text that begins and ends with no space, or nothing; and the same when trimmed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(text).toContain(trimmed(text))
      expect(trimmed(text)).toBe(trimmed(text).trim())
      expect(trimmed(trimmed(text))).toBe(trimmed(text))
    }),
  )
})
