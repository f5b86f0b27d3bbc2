import { describe, expect, it } from 'vitest'
import { readGoTo } from './go-to.ts'

describe('the button that was pressed', () => {
  it.each([
    ['next', { to: 'next' }],
    ['back', { to: 'back' }],
    ['save', { to: 'save' }],
    ['rows', { to: 'rows' }],
    ['add:wards', { to: 'add', list: 'wards' }],
    ['remove:wards:0000000a', { to: 'remove', list: 'wards', id: '0000000a', confirmed: false }],
    ['removed:wards:0000000a', { to: 'remove', list: 'wards', id: '0000000a', confirmed: true }],
    ['language:en', { to: 'language', language: 'en' }],
    ['/help', { to: 'path', path: '/help' }],
  ])('%s', (value, goTo) => {
    expect(readGoTo(value)).toEqual(goTo)
  })

  it.each([null, '', 'add', 'remove:wards', 'language:fr', 'https://evil.example'])(
    '%j means the next page',
    (value) => {
      expect(readGoTo(value)).toEqual({ to: 'next' })
    },
  )

  it('leads to no other site', () => {
    expect(JSON.stringify(['//evil.example', '/\\evil.example', '/\t/evil.example'].map(readGoTo))).not.toContain(
      'evil',
    )
  })
})
