import { expect, test } from 'vitest'
import { openRecords, type TypedStorage, type TypedRecord } from './records.ts'

/** A browser's storage. */
function newShelf(): TypedStorage & { all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    get length() {
      return all.size
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, text) => void all.set(name, text),
    removeItem: (name) => void all.delete(name),
  }
}

const day = 24 * 3600 * 1000
const page = {
  action: '/location/basic-info/location?location=1',
  formType: 'basic',
  locationId: 'a1',
  isMultipart: false,
}
const record: TypedRecord = {
  tab: 't1',
  user: 'anna',
  page,
  version: 2,
  fields: { city: ['Breukelen'] },
  unacknowledged: {},
  at: 10 * day,
}

test('what a reader typed is found again by its key, until it is dropped', () => {
  const records = openRecords(newShelf(), () => 11 * day)
  records.keep('some page', record)
  records.keep('some page', { ...record, tab: 't2' })
  expect(records.ofUser('anna')).toEqual([
    ['some page', record],
    ['some page', { ...record, tab: 't2' }],
  ])
  records.drop('t1', 'some page')
  expect(records.ofUser('anna')).toHaveLength(1)
})

test('what others typed, what is older than a week and what is damaged is removed; other things stay', () => {
  const storage = newShelf()
  const records = openRecords(storage, () => 17 * day)
  storage.setItem('elsewhere', 'stays')
  records.keep('a', { ...record, user: 'bo' })
  records.keep('b', record)
  records.keep('c', { ...record, at: 10 * day + 1 })
  storage.setItem('routekaart.typed t1 d', '{"tab":"t1"')
  storage.setItem('routekaart.typed t1 e', JSON.stringify({ ...record, fields: { city: 'Breukelen' } }))
  storage.setItem('routekaart.typed t1 f', JSON.stringify({ ...record, page: { ...page, action: '//evil.example/' } }))
  expect(records.ofUser('anna').map(([key]) => key)).toEqual(['c'])
  expect([...storage.all.keys()]).toEqual(['elsewhere', 'routekaart.typed t1 c'])
  records.clear()
  expect([...storage.all.keys()]).toEqual(['elsewhere'])
})

test('a browser that refuses to keep anything is no reason to fail', () => {
  const refusing: TypedStorage = {
    get length(): number {
      throw new DOMException('refused')
    },
    key: () => null,
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full')
    },
    removeItem: () => {},
  }
  for (const records of [openRecords(refusing), openRecords(null)]) {
    records.keep('a', record)
    expect(records.ofUser('anna')).toEqual([])
  }
})
