import { expect, test } from 'vitest'
import { isReadable } from './limits.ts'

test.each([
  ['/', true],
  ['/location/basic-info?location=0', true],
  ['/caf%C3%A9', true],
  ['/search?q=100%', true],
  ['/%', false],
  ['/%zz', false],
  ['/%ff', false],
  ['/a%00b', false],
  ['/a%0ab', false],
  ['/a?b=%00', false],
  ['http://other.example/', false],
  ['*', false],
  [`/${'a'.repeat(9000)}`, false],
])('%s', (url, expected) => expect(isReadable(url)).toBe(expected))
