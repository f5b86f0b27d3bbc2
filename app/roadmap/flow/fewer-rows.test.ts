import { describe, expect, it } from 'vitest'
import { madeUp as item } from '#tests/made-up-task/task/item.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import type { Fields } from '../rules/fields.ts'
import { decide } from './decide.ts'
import { askedCount } from './fewer-rows.ts'
import { readGoTo } from './go-to.ts'

const row = (id: string, name = '', kind = '') => ({ id, name, kind })
const [mat, button, bell] = [row('0000000a', 'Mat'), row('0000000b', '', 'button'), row('0000000c', 'Bel')]
const blank = row('0000000d')
const facts = { ...noFacts, targetDate: Date.UTC(2027, 3, 20) }
const withRows = (devices: Fields[], numberOfDevices = devices.length) =>
  item.read({ devices, numberOfDevices, network: 'Zorg' })

function send(stored: Fields, typed: [string, string][], goTo = 'save') {
  const form = new FormData()
  for (const [name, value] of typed) form.append(name, value)
  const schema = item.pageFields.devices
  if (!schema) throw new Error('The made-up task has no page of devices.')
  const change = { form, schema, pages: ['devices'], goTo: readGoTo(goTo), choices: new Map() }
  return decide({ item, change, facts, isAllOrNothing: false }, stored, [])
}

const ids = ({ fields: { devices } }: { fields: Fields }) =>
  Array.isArray(devices) ? devices.map(({ id }: Fields) => id) : devices

describe('a count below the rows that are filled in', () => {
  const stored = withRows([mat, button, bell])

  it.each(['save', 'next', 'rows', 'keep', '/organisation', 'add:devices', 'remove:devices:0000000a'])(
    'takes no row away and stays as it was on %s, while the rest is saved',
    (goTo) => {
      const sent = send(
        stored,
        [
          ['numberOfDevices', '2'],
          ['network', 'Huis'],
        ],
        goTo,
      )
      expect(ids(sent)).toEqual([mat.id, button.id, bell.id])
      expect(sent.fields).toMatchObject({ numberOfDevices: goTo.startsWith('add') ? 4 : 3, network: 'Huis' })
      expect(sent.read.errors).toEqual({})
    },
  )

  it('takes the chosen rows away, as many as are too many', () => {
    const sent = send(stored, [['gone', button.id]], 'fewer:devices:2')
    expect([ids(sent), sent.fields.numberOfDevices]).toEqual([[mat.id, bell.id], 2])
    const two = send(
      stored,
      [
        ['gone', button.id],
        ['gone', mat.id],
      ],
      'fewer:devices:1',
    )
    expect([ids(two), two.fields.numberOfDevices]).toEqual([[bell.id], 1])
  })

  it.each([
    ['nothing chosen', []],
    ['a row that is not there', ['0000000f']],
    ['too few', [mat.id]],
    ['too many', [mat.id, button.id, bell.id]],
  ])('refuses %s', (_, chosen) => {
    const sent = send(
      stored,
      chosen.map((id): [string, string] => ['gone', id]),
      'fewer:devices:1',
    )
    expect(sent.apply).toEqual([])
    expect(sent.read.errors).toEqual({ gone: { key: 'invalid.rowsToGo', values: { count: 2 } } })
  })

  it('changes nothing where the rows have gone already', () => {
    const sent = send(withRows([mat, bell]), [['gone', button.id]], 'fewer:devices:2')
    expect([sent.apply, sent.read.errors]).toEqual([[], {}])
  })
})

describe('blank rows', () => {
  it.each([
    ['at the end', [mat, bell, blank], 2, [mat.id, bell.id]],
    ['in between', [mat, blank, bell], 2, [mat.id, bell.id]],
    ['and no more than are too many', [mat, blank, bell, row('0000000e')], 3, [mat.id, blank.id, bell.id]],
  ])('go without a question, %s', (_, rows, count, left) => {
    const sent = send(withRows(rows), [['numberOfDevices', String(count)]])
    expect([ids(sent), sent.fields.numberOfDevices]).toEqual([left, count])
  })

  it('go with the chosen ones', () => {
    const sent = send(withRows([mat, blank, bell]), [['gone', mat.id]], 'fewer:devices:1')
    expect([ids(sent), sent.fields.numberOfDevices]).toEqual([[bell.id], 1])
  })
})

it.each([
  ['devices:2', { list: 'devices', wanted: 2, shown: 3, filled: [mat, button, bell] }],
  ['devices:3', null],
  ['devices:0', { list: 'devices', wanted: 1, shown: 3, filled: [mat, button, bell] }],
  ['moments:1', null],
  ['constructor:1', null],
  ['devices', null],
  [null, null],
])('?fewer=%s', (query, asked) => {
  expect(askedCount(item, withRows([mat, button, bell]), query)).toEqual(asked)
})
