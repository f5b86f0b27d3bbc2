import { expect, test } from 'vitest'
import { findItem } from '../registry.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import type { State } from '../rules/progress.ts'
import { entrancePage, gapsOn, isAnswered, isHandedOut } from './gaps.ts'

const itemOf = (key: string) => {
  const item = findItem(key)
  if (!item) throw new Error(`There is no ${key}.`)
  return item
}

const address = { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen', phone: '0346 555 100' }

/** Where the reader of a task gets in, by what is stored of it. */
function entrance(key: string, stored: unknown, state?: State): string {
  const item = itemOf(key)
  const progress = item.progress(stored, noFacts)
  return entrancePage(item, { ...progress, state: state ?? progress.state }, { stored, facts: noFacts })
}

test.each([
  ['what nobody has begun: why we ask', 'basic-information', undefined, ''],
  [
    'the first page on which something is missing',
    'basic-information',
    { location: { ...address, careVision: 'Rust' } },
    'wards',
  ],
  ['the page after one that hands out', 'wifi-settings', { wifi: { settings: { ssid: 'Zorgnet' } } }, 'details'],
  ['the page that asks for a tick first', 'quotation', { location: address }, 'check'],
  ['the only page, where there is no page of answers', 'study-goals', { quality: ['incidents'] }, 'details'],
])('a task is entered at %s', (_what, key, stored, page) => {
  expect(entrance(key, stored)).toBe(page)
})

test.each([
  ['basic-information', 'answers'],
  ['study-goals', 'details'],
  ['floor-plan', 'upload'],
  ['trainging-and-tutorial', ''],
])('a task that is done leads to its answers: %s', (key, page) => {
  expect(entrance(key, undefined, 'done')).toBe(page)
})

test('a gap counts once, also where rule and page both ask for it', () => {
  const item = itemOf('study-goals')
  const known = { stored: { quality: ['incidents'] }, facts: noFacts }
  const { missing } = item.progress(known.stored, known.facts)
  expect(gapsOn(item, 'details', missing, known)).toBe(2)
  expect(gapsOn(item, 'other', missing, known)).toBe(0)
})

test.each([
  ['nothing', undefined, false],
  ['one field', { contact: { first_name: 'Bo' } }, false, 'wards'],
  ['a ward', { wards: [{ id: '0000000a', name: 'Es' }] }, true, 'wards'],
  ['no more than the number of rows', { numberOfWards: 3 }, false, 'wards'],
])('a page with %s is answered or not', (_what, stored, answered, page = 'wards') => {
  expect(isAnswered(itemOf('basic-information'), page, stored, false)).toBe(answered)
})

test('a page that takes files is answered by a file', () => {
  expect(isAnswered(itemOf('floor-plan'), 'upload', undefined, true)).toBe(true)
  expect(isAnswered(itemOf('floor-plan'), 'upload', undefined, false)).toBe(false)
})

test.each([
  ['infoletter', 'download', 'downloaded'],
  ['newsletter', 'download', 'downloaded'],
  ['start-news-item', 'download', 'downloaded'],
  ['wifi-settings', 'brochure', 'downloadedBrochure'],
])('what was downloaded is done on its page: %s', (key, page, field) => {
  const item = itemOf(key)
  expect(item.pages).toContain(page)
  expect(isHandedOut(item, page, { [field]: true })).toBe(true)
  expect(isHandedOut(item, page, {})).toBe(false)
  expect(isHandedOut(item, 'share', { [field]: true })).toBe(false)
})
