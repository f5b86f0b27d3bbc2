import { describe, expect, test } from 'vitest'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { linkForm } from './read-link-form.server.ts'

test('a name of which nothing shows is none, and an address or a message may be left out so', () => {
  const form = new FormData()
  for (const name of ['name', 'email', 'message']) form.set(name, ' \u200b\u00ad\u2060 ')
  const { error = {} } = parseForm(form, linkForm(null), (field) => field).reply()
  expect(Object.keys(error ?? {})).toContain('name')
  expect(Object.keys(error ?? {})).not.toContain('email')
})

describe('a choice', () => {
  const choices = { isSigned: false, items: [{ key: 'quotation', rights: ['read' as const] }] }
  const errorsOf = (...fields: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return parseForm(form, linkForm(choices), (field) => field).reply().error ?? {}
  }

  test('is looked at whatever else is wrong', () => {
    expect(errorsOf(['items', 'nonsense'])).toMatchObject({ items: ['items'], may: ['may'], name: ['name'] })
    expect(errorsOf(['items', 'quotation'], ['may', 'fill'])).toMatchObject({ may: ['may'], name: ['name'] })
    expect(errorsOf(['items', 'quotation'], ['may', 'read'])).not.toHaveProperty('may')
  })

  test('of which there may be one, or of something unknown beside it, is wrong', () => {
    expect(errorsOf(['items', 'quotation'], ['may', 'read'], ['may', 'read'])).toMatchObject({ may: ['may'] })
    expect(errorsOf(['items', 'quotation'], ['items', 'letters'], ['may', 'read'])).toMatchObject({
      items: ['items'],
    })
  })
})
