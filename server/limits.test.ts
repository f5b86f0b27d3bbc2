import { expect, test } from 'vitest'
import { asksForData, readAddress } from './limits.ts'

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
  ['//evil.example', false],
  ['/.//evil.example', false],
  ['/%2e//evil.example?x', false],
  ['/a/../\\evil.example', false],
  ['/help//evil.example', true],
  [`/${'a'.repeat(9000)}`, false],
])('%s', (url, expected) => expect(readAddress(url) !== null).toBe(expected))

test.each([
  ['/help.data', true],
  ['/_root.data?index', true],
  ['/./location/basic-info/wards.data?_routes=x', true],
  ['/a/../help.data#x', true],
  ['/help?_data=root', true],
  ['/help?x&%5fdata', true],
  ['/help', false],
  ['/location/data', false],
  ['/help?q=help.data', false],
])('%s asks for data without a page: %s', (url, expected) => {
  const address = readAddress(url)
  expect(address && asksForData(address)).toBe(expected)
})
