import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { knowPaths, loggedPath } from './logged-path.ts'

const id = '0b9d5a52-6f0e-4f6c-9f0e-2a1d6f1f7c11'

test.each([
  ['/', '/'],
  ['/location/route-card?location=1', '/location/route-card?location=1'],
  ['/location/route-card?location=1&location=secret', '/location/route-card?location=1&location=…'],
  ['/Location/Route-Card/', '/location/route-card'],
  ['/authentication/callback?code=secret&state=s', '/authentication/callback?code=…&state=…'],
  ['/share/secret', '/share/:token'],
  ['/share/secret/code?secret', '/share/:token/code?…'],
  ['/Share/secret', '/share/:token'],
  ['/en/share/secret', '/share/:token'],
  ['/%73hare/secret', '/share/:token'],
  ['/./share/secret', '/share/:token'],
  ['/help/../share/secret', '/share/:token'],
  ['//share//secret', '/share/:token'],
  ['/share%2Fsecret', '/share/:token'],
  [`/share/${id}`, '/share/:token'],
  ['/share/secret/secret', '/share/(unknown)'],
  ['/en/identity/u/password/secret?x=1', '/identity/u/password/:token?…'],
  ['/identity//u/password/secret', '/identity/u/password/:token'],
  [`/admin/organisations/${id.toUpperCase()}/history`, `/admin/organisations/${id}/history`],
  ['/admin/organisations/new', '/admin/organisations/new'],
  ['/admin/organisations/secret', '/admin/organisations/:id'],
  ['/assets/entry-secret.js', '/assets/*'],
  ['/secret/secret', '(unknown)'],
  ['/%zz', '(unknown)'],
  ['secret', '(unknown)'],
  ['/help?secret=secret', '/help?…'],
  ['/help?constructor=secret&__proto__=secret&toString', '/help?…'],
  ['/constructor/__proto__', '(unknown)'],
  ['/help?index', '/help?index'],
  ['/help?index?c=2', '/help?…'],
])('%s is logged as %s', (url, expected) => {
  knowPaths([
    ...['location/route-card', 'authentication/callback', 'help', 'share/:token', 'share/:token/code', 'assets/*'],
    ...['identity/u/password/:token', 'admin/organisations/new', 'admin/organisations/:id'],
    'admin/organisations/:id/history',
  ])
  onTestFinished(() => knowPaths([]))
  expect(loggedPath(url)).toBe(expected)
})

test('no address keeps its line from being written', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('/', '?', '&', '=', '%', '..', 'share', 'constructor', '__proto__'),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(loggedPath(parts.join(''))).toMatch(/^(\(unknown\)|\/)/)
    }),
    { numRuns: 500 },
  )
})
