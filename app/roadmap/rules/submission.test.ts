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

test('a field of which nothing shows is not filled in, whatever it asks for', () => {
  const all = z.object({ name: text(), beds: wholeNumber(), day: date(), meeting: moment(), isNew: answer() })
  const form = new FormData()
  for (const name of [...Object.keys(all.shape), 'meeting']) form.append(name, '\u200b \u00ad')
  const { values, errors } = readSubmission(all, z.parse(all, {}), form)
  expect(errors).toEqual({})
  expect(values).toEqual({ name: '', beds: null, day: null, meeting: null, isNew: null })
})
