import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer, count, date, moment, rows, text, wholeNumber } from './shapes.ts'
import { readSubmission } from './submission.ts'

const schema = z.object({ wards: rows({ name: text(), beds: count() }) })

function read(...sent: Record<string, string>[]) {
  const form = new FormData()
  sent.forEach((row, at) => {
    form.set(`wards[${at}].id`, `0000000${at}`)
    for (const [name, value] of Object.entries(row)) form.set(`wards[${at}].${name}`, value)
  })
  return readSubmission(schema, { wards: [] }, form).values.wards
}

test('a new row of which nothing could be kept holds its place before one that is kept', () => {
  expect(read({ beds: 'many' }, { name: 'Lelie' })).toEqual([
    { id: '00000000', name: '', beds: 1 },
    { id: '00000001', name: 'Lelie', beds: 1 },
  ])
})

test('a new row of which nothing could be kept, and one that was left empty, are no rows by themselves', () => {
  expect(read({ name: 'Lelie' }, { beds: 'many' })).toHaveLength(1)
  expect(read({ name: '' }, { name: 'Lelie' })).toHaveLength(1)
})

test('a list that is longer than it may get is read whole: its rows can be changed, and none added', () => {
  const short = z.object({ wards: rows({ name: text() }, 1000) })
  const id = (at: number) => at.toString(16).padStart(8, '0')
  const wards = Array.from({ length: 1500 }, (_, at) => ({ id: id(at), name: `Ward ${at}` }))
  const form = new FormData()
  for (const [at, ward] of wards.entries()) {
    form.set(`wards[${at}].id`, ward.id)
    form.set(`wards[${at}].name`, at === 1499 ? 'Lelie' : ward.name)
  }
  const changed = readSubmission(short, { wards }, form)
  expect(changed.errors).toEqual({})
  expect(changed.values.wards).toEqual([...wards.slice(0, -1), { id: id(1499), name: 'Lelie' }])

  form.set('wards[1500].id', id(1500))
  form.set('wards[1500].name', 'Roos')
  const added = readSubmission(short, { wards }, form)
  expect(added.errors).toEqual({ wards: { key: 'invalid.tooManyRows' } })
  expect(added.values.wards).toEqual(wards)
})

test('a field of which nothing shows is not filled in, whatever it asks for', () => {
  const all = z.object({ name: text(), beds: wholeNumber(), day: date(), meeting: moment(), isNew: answer() })
  const form = new FormData()
  for (const name of [...Object.keys(all.shape), 'meeting']) form.append(name, '\u200b \u00ad')
  const { values, errors } = readSubmission(all, z.parse(all, {}), form)
  expect(errors).toEqual({})
  expect(values).toEqual({ name: '', beds: null, day: null, meeting: null, isNew: null })
})
