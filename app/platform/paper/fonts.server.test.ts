import { expect, test } from 'vitest'
import { fontFor, inLettersOf } from './fonts.server.ts'

test.each([
  ['Noël Ĳsbrands\nWoerden', 'Noël Ĳsbrands\nWoerden'],
  [
    'Zażółć Łukasz, Ιωάννης, Юлия, נועם, محمد, Nguyễn Văn Đức',
    'Zażółć Łukasz, Ιωάννης, Юлия, נועם, محمد, Nguyễn Văn Đức',
  ],
  ['王小明 (Wang)', '[U+738B][U+5C0F][U+660E] (Wang)'],
  ['प\u200d, 👩\u200d⚕\ufe0f', '[U+092A]\u200d, [U+1F469]\u200d⚕\ufe0f'],
])('%j is written as %j', (text, written) => {
  for (const isBold of [false, true]) expect(inLettersOf(fontFor(text, isBold), text)).toBe(written)
})
