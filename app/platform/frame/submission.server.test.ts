import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { constraintsOf, expectForm, limitsOf, parseForm, withStored } from './submission.server.ts'

const schema = z.object({
  name: z.string().min(2).max(20).regex(/^\w/),
  note: z.string().max(50).default(''),
  kinds: z.array(z.enum(['a', 'b'])),
  known: z.object({ name: z.string().default('') }),
})

function formOf(...fields: [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const parse = (...fields: [string, string | File][]) => parseForm(formOf(...fields), schema, (name) => `wrong: ${name}`)

test('a form is read by its schema', () => {
  const read = parse(['name', 'Anna'], ['note', ''], ['kinds', 'a'], ['kinds', 'b'], ['known.name', 'An'])
  expect(read).toMatchObject({
    status: 'success',
    value: { name: 'Anna', note: '', kinds: ['a', 'b'], known: { name: 'An' } },
  })
  expect(parse(['name', 'Anna'])).toMatchObject({ value: { note: '', kinds: [], known: { name: '' } } })
})

test('a text that is missing altogether stays what is stored, one that was emptied does not', async () => {
  const stored = () => Promise.resolve({ name: 'Bea', note: 'stays' })
  const read = async (...fields: [string, string][]) =>
    parseForm(await withStored(formOf(...fields), schema, stored), schema, () => 'wrong')
  expect(await read(['name', 'Anna'])).toMatchObject({ value: { name: 'Anna', note: 'stays' } })
  expect(await read(['name', 'Anna'], ['note', ''])).toMatchObject({ value: { name: 'Anna', note: '' } })
  expect((await read()).reply().error).toEqual({ name: ['wrong'] })
})

test('what is wrong with a field is said once, and all that was typed comes back', () => {
  const read = parse(['name', '!'], ['note', 'kept'], ['kinds', 'a'], ['kinds', 'c'], ['known.name', 'An'])
  expect(read.reply()).toMatchObject({
    status: 'error',
    error: { name: ['wrong: name'], 'kinds[1]': ['wrong: kinds.1'] },
    initialValue: { name: '!', note: 'kept', kinds: ['a', 'c'], known: { name: 'An' } },
  })
})

test.each<[string, [string, string | File][]]>([
  ['nothing', []],
  ['an empty one', [['name', '']]],
  ['two', [...Array.from({ length: 2 }, (): [string, string] => ['name', 'Anna'])]],
  ['a file', [['name', new File(['x'], 'x.txt')]]],
  ['a row', [['name[0]', 'Anna']]],
  ['a group', [['name.first', 'Anna']]],
])('%s in the place of a text is wrong', (_what, fields) => {
  const read = parse(...fields)
  expect(read.reply().error).toEqual({ name: ['wrong: name'] })
})

describe('a name that a schema does not know', () => {
  const good: [string, string] = ['name', 'Anna']

  test.each([
    '__proto__',
    '__proto__.isAdmin',
    'constructor.prototype.isAdmin',
    'known.__proto__.isAdmin',
    'known[0]',
    'kinds[4294967294]',
    'kinds[]',
    'name[',
    '.',
    '',
    '__state__',
  ])('%j does nothing', (name) => {
    const read = parse(good, [name, 'x'])
    expect(read).toMatchObject({ status: 'success', value: { name: 'Anna', kinds: [], known: { name: '' } } })
    expect(read.reply().fields).toEqual(['name'])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test.each([
    ...['nonsense', '[]', 'null', JSON.stringify({ type: 'reset', payload: {} })],
    ...[
      JSON.stringify({ type: 'update', payload: { name: 'name', value: 'Bob' } }),
      JSON.stringify({ type: 'insert', payload: { name: 'kinds', defaultValue: 'a' } }),
      JSON.stringify({ type: 'validate', payload: {} }),
    ],
  ])('%j as an intent of conform does nothing', (intent) => {
    const read = parse(good, ['__intent__', intent])
    expect(read).toMatchObject({ status: 'success', value: { name: 'Anna', kinds: [] } })
  })
})

test('a button of ours is known; any other is refused', () => {
  const buttons = z.object({ intent: z.enum(['save', 'invite']) })
  expect(expectForm(formOf(['intent', 'invite']), buttons)).toEqual({ intent: 'invite' })
  for (const fields of [[], [['intent', 'toString']], Array.from({ length: 2 }, () => ['intent', 'save'])]) {
    const refused = () => expectForm(formOf(...(fields as [string, string][])), buttons)
    expect(refused).toThrow(expect.objectContaining({ status: 400 }))
  }
})

test('HTML says of a field what its schema says', () => {
  const { name, note, kinds } = constraintsOf(schema)
  expect(name).toEqual({ required: true, minLength: 2, maxLength: 20, pattern: '^(?=.*(?:^\\w)).*$' })
  expect(note).toEqual({ required: false, maxLength: 50 })
  expect(kinds).toEqual({ required: true, multiple: true })
  expect(limitsOf(schema).note).toEqual({ maxLength: 50 })
})

test('a form may be made into something else as a whole', () => {
  const made = schema.transform(({ name }) => `<${name}>`)
  expect(parseForm(formOf(['name', 'Anna']), made, () => 'wrong')).toMatchObject({ status: 'success', value: '<Anna>' })
  expect(constraintsOf(made)).toEqual(constraintsOf(schema))
})
