import { expect, test } from 'vitest'
import { z } from 'zod'
import { count, rows, text } from './shapes.ts'
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
