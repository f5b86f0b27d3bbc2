import { describe, expect, it } from 'vitest'
import { emptyFields, fullName, isEmpty, isEmptyObject, isFilledObject, rowName } from './values.ts'

describe('an empty value', () => {
  it.each([[''], [' '], ['\n\t\u00a0'], ['\u200b \u00ad'], [null], [undefined], [[]]])('%j is one', (value) => {
    expect(isEmpty(value)).toBe(true)
  })

  it.each([['0'], ['.'], ['\u{1f469}\u200d\u{1f467}'], [0], [false], [{}], [['']], [[null]]])('%j is none', (value) => {
    expect(isEmpty(value)).toBe(false)
  })
})

describe('the string fields of an object', () => {
  const ward = {
    id: '00000001',
    name: '',
    care: { day: ' ', evening: '3', at: { night: '' } },
    beds: 0,
    tags: [],
    on: false,
  }

  it('are found at any depth, in the order they stand', () => {
    expect(emptyFields(ward)).toEqual(['name', 'care.day', 'care.at.night'])
  })

  it('are left out by their whole path', () => {
    expect(emptyFields(ward, ['name', 'care.day'])).toEqual(['care.at.night'])
    expect(emptyFields(ward, ['day', 'night'])).toEqual(['name', 'care.day', 'care.at.night'])
  })

  it('are not numbers, nulls, booleans, lists or the id of a row', () => {
    expect(emptyFields({ id: '', beds: null, on: false, tags: [], rows: [{ name: '' }] })).toEqual([])
  })
})

describe('an object', () => {
  it.each([
    ['no fields', {}, true, true],
    ['only numbers, lists and booleans', { beds: 3, tags: ['a'], on: true, none: null }, true, true],
    ['only spaces', { name: '  ', care: { day: '\t' } }, true, false],
    ['one field of two', { name: 'De Linde', care: { day: '' } }, false, false],
    ['a field deep down', { name: '', care: { day: '3' } }, false, false],
    ['every field', { name: 'De Linde', care: { day: '3' }, beds: null }, false, true],
    ['only a row id', { id: '00000001', name: '' }, true, false],
  ])('with %s', (_, object, isObjectEmpty, isObjectFilled) => {
    expect(isEmptyObject(object)).toBe(isObjectEmpty)
    expect(isFilledObject(object)).toBe(isObjectFilled)
  })

  it('is filled when only excluded fields are empty', () => {
    expect(isFilledObject({ name: 'De Linde', remarks: '' }, ['remarks'])).toBe(true)
    expect(isFilledObject({ name: '', remarks: '' }, ['remarks'])).toBe(false)
  })
})

describe('the name of a row', () => {
  it.each([
    [{ id: '1', name: ' Waterlelie ' }, 'Waterlelie'],
    [{ first_name: 'Lotte', last_name: 'Mulder', email: 'l@example.org' }, 'Lotte Mulder'],
    [{ first_name: '', last_name: 'Mulder' }, 'Mulder'],
    [{ first_name: 'Lotte', last_name: undefined }, 'Lotte'],
    [{ id: '1', date: '' }, ''],
  ])('of %j is "%s"', (row, name) => {
    expect(rowName(row)).toBe(name)
  })
})

describe('the full name of somebody', () => {
  it.each([
    [{ first_name: ' Bea ', last_name: 'Kok' }, 'Bea Kok'],
    [{ first_name: '', last_name: 'Kok' }, 'Kok'],
    [{ first_name: 'Bea', last_name: ' ' }, 'Bea'],
    [{ first_name: '', last_name: '' }, ''],
  ])('has no spaces too many (%#)', (person, name) => {
    expect(fullName(person)).toBe(name)
  })
})
