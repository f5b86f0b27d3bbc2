import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  ['plain', '"plain"'],
  ['with "quotes"; and\nlines', '"with ""quotes""; and\nlines"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+31 6 12345678', `"'+31 6 12345678"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"' =1"`],
  [' =1', `"' =1"`],
  ['\r=1', `"'\n'=1"`],
  ['\u0000=1', `"'=1"`],
  ['\u202eA\u0007nna\u200d\u001b d’\u009bA\tvan', '"Anna\u200d d’A van"'],
  ['a=1', '"a=1"'],
  ['＝1', `"'＝1"`],
  ['a,=1,b', `"a,'=1,b"`],
  ['a, "=1"', `"a,' ""=1"""`],
  ['a\n=1\r\n\t-1', `"a\n'=1\n' -1"`],
  ['Jan, Piet\nen Klaas', '"Jan, Piet\nen Klaas"'],
  [-1, '"-1"'],
  [new Date('2026-07-01T22:30:05.678Z'), '"2026-07-02 00:30:05"'],
  [null, '""'],
])('%j becomes %s', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('cells stand behind each other', () => {
  expect(csvLine(['a', 2, ''])).toBe('"a";"2";""\r\n')
})
