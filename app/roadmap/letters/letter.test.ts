import { describe, expect, it } from 'vitest'
import { hasGaps, letterWriter, type Line } from './letter.ts'

const texts: Record<string, string> = { beds: '{{count}} bedden in {{place}}.', plain: 'Niets in te vullen.' }
const fill = (key: string, values: Record<string, string | number> = {}) =>
  (texts[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]))
const { say, name, value } = letterWriter('nl', fill, '[open]')
const letterOf = (text: Line) => ({ title: '', fileName: '', blocks: [{ kind: 'paragraph' as const, text }] })

describe('the writer of a letter', () => {
  it('puts a gap in the place of what is empty', () => {
    expect(say('beds', { count: 26, place: ' ' })).toEqual([
      { text: '26 bedden in ', isGap: false },
      { text: '[open]', isGap: true },
      { text: '.', isGap: false },
    ])
    expect(value(null)).toEqual([{ text: '[open]', isGap: true }])
    expect(value(0)).toEqual([{ text: '0', isGap: false }])
  })

  it('leads from a gap to where it is filled in, where somebody follows links', () => {
    const place = { item: 'basic-information', page: 'wards', field: 'wards' }
    const linked = letterWriter('nl', fill, '[open]', ({ item, field }) => `/${item}#${field}`)
    const gap = { text: '[open]', isGap: true, href: '/basic-information#wards' }
    expect(linked.say('beds', { count: 1, place: '' }, { place })).toContainEqual(gap)
    expect(linked.value(null, place)).toEqual([gap])
    expect(linked.value('12', place)).toEqual([{ text: '12', isGap: false }])
    expect(value(null, place)).toEqual([{ text: '[open]', isGap: true }])
  })

  it('leaves out of names what is empty', () => {
    expect(name('beds', { count: 26, place: null })).toBe('26 bedden in .')
  })

  it('lets no value turn the direction of the words after it', () => {
    expect(value('\u202eHuis\u2066 \u0627\u0644\u0646\u0648\u0631')).toEqual([
      { text: 'Huis \u0627\u0644\u0646\u0648\u0631', isGap: false },
    ])
    expect(name('beds', { count: 1, place: '\u202dHuis' })).toBe('1 bedden in Huis.')
  })

  it('does not take words of the reader for a gap', () => {
    expect(value('[open]')).toEqual([{ text: '[open]', isGap: false }])
  })
})

it('sees whether a letter has gaps', () => {
  expect(hasGaps(letterOf(say('beds', { count: 1, place: '' })))).toBe(true)
  expect(hasGaps(letterOf(say('plain')))).toBe(false)
  const rows = [{ name: 'Adres', value: value('') }]
  expect(hasGaps({ ...letterOf([]), blocks: [{ kind: 'table', about: '', rows }] })).toBe(true)
})
