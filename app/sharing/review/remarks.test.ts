import { expect, test } from 'vitest'
import { asParagraph, remarksAfter } from './remarks.ts'

test.each([
  ['the first words', '', '', 'Mooi', 'Mooi'],
  ['words beside those of others', 'Van An', '', 'Van Bo', 'Van An\n\nVan Bo'],
  ['other words of the same person', 'Van An\n\nEerst zo', 'Eerst zo', 'Nu anders', 'Van An\n\nNu anders'],
  ['the same once more', 'Mooi', 'Mooi', 'Mooi', 'Mooi'],
  ['no words', 'Van An', '', '', 'Van An'],
  ['words taken back', 'Van An\n\nMooi', 'Mooi', '', 'Van An'],
])('%s', (_what, remarks, before, now, expected) => {
  expect(remarksAfter(remarks, before, now, 100)).toBe(expected)
})

test('what is too long is cut', () => {
  expect(remarksAfter('12345', '', '67890', 9)).toBe('12345\n\n67')
})

test('words and comments become one paragraph', () => {
  const comments = [
    { label: 'Aanhef', words: 'Liever "Geachte"\n\nof "Beste"' },
    { label: '', words: 'Verder goed' },
  ]
  expect(asParagraph(' Bijna. ', comments)).toBe('Bijna.\nAanhef: Liever "Geachte"\nof "Beste"\nVerder goed')
  expect(asParagraph('', [])).toBe('')
})
