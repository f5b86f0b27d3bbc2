import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Zorggroep De Línden', 'zorggroep de linden'],
    ['  CAFÉ "Ćwikła"  ', 'cafe cwikla'],
    ['’t Höfje', 't hofje'],
    ["O'Brien-Çelik", 'obrien celik'],
    ['Straße Ærø', 'strasse aero'],
    ['ﬁets ĳs İstanbul', 'fiets ijs istanbul'],
    ['k.smit@linden.example', 'k smit linden example'],
    ['%_\\*[a]|\u0000\ud800', 'a'],
    ['', ''],
  ])('%j is %j', (text, folded) => expect(fold(text)).toBe(folded))

  test('is the same whichever way accents and capitals are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  test('leaves nothing that a pattern reads otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void expect(fold(text)).toMatch(/^[\p{L}\p{N} ]*$/u)),
    )
  })
})
