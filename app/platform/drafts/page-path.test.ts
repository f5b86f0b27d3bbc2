import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'

test.each([
  ['/location/basic-info/contacts', '/location/basic-info/contacts'],
  ['/Location/Basic-Info//contacts/', '/location/basic-info/contacts'],
  ['/location/basic%2Dinfo/contacts', '/location/basic-info/contacts'],
  ['/%ff', '/%ff'],
  ['/', '/'],
])('%s is the page %s', (asked, page) => {
  expect(pagePath(asked)).toBe(page)
})
