import { expect, test } from 'vitest'
import { formOf, typedEntries, versionIn } from './form-entries.ts'

test('what was typed is all but files and what the form says of itself', () => {
  const form = formOf([
    ['csrf', 'x'],
    ['author', 'x'],
    ['version', '3'],
    ['locationId', 'aaaaaaaa'],
    ['draft', 'x'],
    ['choice:contact.email', 'mine'],
    ['contact.email', 'bo@'],
    ['goals', 'a'],
    ['goals', 'b'],
    ['goTo', 'next'],
  ])
  form.append('files', new File(['x'], 'a.pdf'))
  expect(typedEntries(form)).toEqual([
    ['contact.email', 'bo@'],
    ['goals', 'a'],
    ['goals', 'b'],
  ])
  expect(versionIn(form)).toBe(3)
})

test.each(['', '-1', '1.5', 'x', '9'.repeat(10)])('%j is no version', (version) => {
  expect(versionIn(formOf([['version', version]]))).toBeNull()
})
