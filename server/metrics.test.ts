import { expect, test } from 'vitest'
import { areaOf } from './metrics.ts'

test.each([
  ['/', 'other'],
  ['/admin', 'admin'],
  ['/Admin/users', 'admin'],
  ['/api/form', 'api'],
  ['/ss/api/form', 'api'],
  ['/share/secret-token/ask', 'share'],
  ['/location/basic-info/wards', 'location'],
  ['/secret-token', 'other'],
  ['//admin', 'other'],
])('%s counts as %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})
