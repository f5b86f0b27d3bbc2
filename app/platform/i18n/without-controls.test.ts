import { expect, test } from 'vitest'
import { withoutControls } from './without-controls.ts'

test.each([
  ['a\u0000b\u0007c\u001bd\u007fe\u009bf', 'abcdef'],
  ['a\tb', 'a b'],
  ['a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ['\u202eeb\u2066n\ud800', 'ebn\ufffd'],
  ['می\u200cخواهم, 👩\u200d⚕️, d’Artagnan, Noël, a\u200eb', 'می\u200cخواهم, 👩\u200d⚕️, d’Artagnan, Noël, a\u200eb'],
])('of %j stays %j', (text, left) => {
  expect(withoutControls(text)).toBe(left)
})
