import { expect, test } from 'vitest'
import { postalRegionOf } from './postal-region.ts'

test.each([
  ['3601 EF', 3],
  ['9711ab', 9],
  [' 1012', 1],
  ['', null],
  ['0344 AB', null],
  ['36015', null],
  ['B-3600', null],
  ['Utrecht', null],
])('%j lies in region %j', (zipcode, region) => {
  expect(postalRegionOf(zipcode)).toBe(region)
})
