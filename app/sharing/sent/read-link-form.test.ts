import { expect, test } from 'vitest'
import { readLinkForm } from './read-link-form.server.ts'

test('a name of which nothing shows is none, and an address or a message may be left out so', () => {
  const form = new FormData()
  for (const name of ['name', 'email', 'message']) form.set(name, ' \u200b\u00ad\u2060 ')
  const { errors } = readLinkForm(form, null, 'nl')
  expect(Object.keys(errors)).toContain('name')
  expect(Object.keys(errors)).not.toContain('email')
})
