import { expect, test } from 'vitest'
import { checkOrigin } from './csrf.server.ts'

const own = 'https://routekaart.example'

test.each([
  ['GET', { 'sec-fetch-site': 'cross-site' }, 'own'],
  ['HEAD', {}, 'own'],
  ['POST', { 'sec-fetch-site': 'same-origin' }, 'own'],
  ['POST', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 'own'],
  ['POST', { 'sec-fetch-site': 'same-site' }, 'foreign'],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: own }, 'foreign'],
  ['POST', { 'sec-fetch-site': 'none' }, 'foreign'],
  ['POST', { 'sec-fetch-site': '' }, 'foreign'],
  ['POST', { origin: own }, 'own'],
  ['POST', { origin: 'https://evil.example' }, 'foreign'],
  ['POST', { origin: 'http://routekaart.example' }, 'foreign'],
  ['POST', { origin: 'null' }, 'hidden'],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: 'null' }, 'foreign'],
  ['POST', {}, 'owed'],
  ['DELETE', {}, 'owed'],
  ['BREW', {}, 'owed'],
] satisfies [string, Record<string, string>, string][])('%s with %j is %s', (method, headers, verdict) => {
  expect(checkOrigin(method, own, (name) => new Map(Object.entries(headers)).get(name))).toBe(verdict)
})
