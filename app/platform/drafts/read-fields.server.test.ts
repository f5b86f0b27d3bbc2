import { expect, test } from 'vitest'
import { readFields } from './read-fields.server.ts'

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=xx' }
const field = (name: string, value: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = '--xx\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF\r\n'

test.each([
  ['a plain form', urlencoded, 'a=1&b=caf%C3%A9+au+lait&a=2', { a: ['1', '2'], b: ['café au lait'] }],
  ['a form in parts', multipart, `${field('a', 'één')}${field('b', '2')}--xx--\r\n`, { a: ['één'], b: ['2'] }],
  ['its files', multipart, `${field('a', '1')}${file}${field('b', '2')}--xx--\r\n`, { a: ['1'], b: ['2'] }],
  ['a form that breaks off in a file', multipart, `${field('a', '1')}${file.slice(0, -4)}`, { a: ['1'] }],
  ['a form that breaks off in a field', multipart, field('a', '1') + field('b', 'half').slice(0, -6), { a: ['1'] }],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, field('a', '1'), {}],
  ['no form', { 'content-type': 'application/json' }, '{"a":1}', {}],
  ['nothing', urlencoded, '', {}],
])('of %s', async (_form, headers, body, expected) => {
  const form = await readFields(headers, Buffer.from(body))
  expect(Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)]))).toEqual(expected)
})
