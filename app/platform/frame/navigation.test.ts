import { expect, test } from 'vitest'
import { navigation } from './navigation.ts'

const currentOf = (path: string, isAdmin = false) =>
  navigation({ isAdmin }, path)
    .filter(({ current }) => current)
    .map(({ key, current }) => `${key} ${current}`)

test.each([
  ['/', ['start page']],
  ['/location/route-card', ['routeCard page']],
  ['/Location/Route-Card/', ['routeCard page']],
  ['/location/basic-info/wards', ['routeCard true']],
  ['/organisation', ['locations page']],
  ['/organisation/tasks', ['locations true']],
  ['/organisation/people/0a', ['locations true']],
  ['/organisation/looked-at', ['locations true']],
  ['/organisation/route-card', ['routeCard true']],
  ['/organisation/basic-info', ['routeCard true']],
  ['/documents', ['documents page']],
  ['/documents/x/remove', []],
  ['/links', ['links page']],
  ['/links/new', ['links true']],
  ['/help', ['help page']],
  ['/helpdesk', []],
])('on %s the menu says %j', (path, expected) => {
  expect(currentOf(path)).toEqual(expected)
})

test('provider staff have their own menu', () => {
  expect(navigation({ isAdmin: true }, '/').map(({ href }) => href)).toEqual(['/admin', '/help'])
  expect(currentOf('/admin/users', true)).toEqual(['admin true'])
})
