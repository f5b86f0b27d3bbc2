import { expect, it } from 'vitest'
import { formatSize } from './file-size.ts'

it.each([
  [1, '1 kB', '1 kB'],
  [348_160, '340 kB', '340 kB'],
  [1_258_291, '1,2 MB', '1.2 MB'],
  [1_048_576, '1 MB', '1 MB'],
  [104_857_600, '100 MB', '100 MB'],
  [1_610_612_736, '1,5 GB', '1.5 GB'],
])('%d bytes', (bytes, dutch, english) => {
  expect(formatSize(bytes, 'nl')).toBe(dutch)
  expect(formatSize(bytes, 'en')).toBe(english)
})
