import { expect, test } from 'vitest'
import { asksForTooManyRoutes, isBareData, isReadable } from './limits.ts'

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
])('%s', (url, expected) => expect(isReadable(url)).toBe(expected))

test.each([
  ['/organisation/take-out.data', true],
  ['/documents/1/download.data', true],
  ['/admin/mail/csv.data', true],
  ['/admin/review/1/2/Download.data', true],
  // A page of a task, which happens to be called so.
  ['/location/make-info-letter/download.data', false],
  ['/Organisation/Take-Out.DATA', true],
  ['/organisation/take%2Dout%2Edata', true],
  ['/organisation/take-out/.data', true],
  ['/organisation/take-out.data/', true],
  ['/calendar/token.ics.data', true],
  ['/calendar/token.ics', false],
  ['/unsubscribe/token.data', true],
  ['/organisation/take-out', false],
  ['/organisation.data', false],
  ['/location/route-card.data', false],
])('%s asks for data that no page of ours asks for: %s', (path, expected) => expect(isBareData(path)).toBe(expected))

const linksOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `p=%2Fadmin%2Forganisations%2F${at}%2Fhistory`).join('&')

test.each([
  ['the links of a long list', `/__manifest?version=1&${linksOf(150)}`, false],
  ['the same link again and again', `/__manifest?${'p=/help&'.repeat(900)}`, false],
  ['a path that is deeper than any', `/__manifest?p=${'/a'.repeat(3500)}`, true],
  ['the same in another spelling', `/./__manifest?p=${'/a'.repeat(3500)}`, true],
  ['more links than a page has', `/__manifest?${linksOf(250)}`, true],
  ['another page', `/help?p=${'/a'.repeat(3500)}`, false],
])('%s asks for too many routes', (_what, url, expected) => expect(asksForTooManyRoutes(url)).toBe(expected))
