import { describe, expect, it } from 'vitest'
import { readGoTo } from './go-to.ts'

describe('the button that was pressed', () => {
  it.each([
    ['next', { to: 'next' }],
    ['back', { to: 'back' }],
    ['save', { to: 'save' }],
    ['stay', { to: 'stay' }],
    ['rows', { to: 'rows' }],
    ['less:numberOfWards', { to: 'count', name: 'numberOfWards', by: -1 }],
    ['more:wards[0].careStaffDay', { to: 'count', name: 'wards[0].careStaffDay', by: 1 }],
    ['add:wards', { to: 'add', list: 'wards' }],
    ['remove:wards:0000000a', { to: 'remove', list: 'wards', id: '0000000a', confirmed: false }],
    ['removed:wards:0000000a', { to: 'remove', list: 'wards', id: '0000000a', confirmed: true }],
    ['language:en', { to: 'language', language: 'en' }],
    ['discard:0f8fad5b-d9cb-869f-8165-70867728950e', { to: 'discard', id: '0f8fad5b-d9cb-869f-8165-70867728950e' }],
    ['/help', { to: 'path', path: '/help' }],
    ['/authentication/logout', { to: 'path', path: '/authentication/logout' }],
    ['/authentication/login', { to: 'path', path: '/' }],
  ])('%s', (value, goTo) => {
    expect(readGoTo(value)).toEqual(goTo)
  })

  it.each([null, '', 'add', 'more', 'remove:wards', 'language:fr', 'discard:1', 'https://evil.example'])(
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
