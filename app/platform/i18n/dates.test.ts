import { describe, expect, test } from 'vitest'
import {
  addDays,
  formatDay,
  formatDayMonth,
  formatMonth,
  formatLongDay,
  formatWeekday,
  inputDay,
  parseDay,
} from './dates.ts'

const april12 = Date.UTC(2027, 3, 12)

describe('a calendar date', () => {
  test('is shown short, in the language of the reader', () => {
    expect(formatDay(april12, 'nl')).toBe('12 apr 2027')
    expect(formatDay(april12, 'en')).toBe('12 Apr 2027')
    expect(formatWeekday(april12, 'nl')).toBe('ma 12 apr 2027')
    expect(formatWeekday(april12, 'en')).toBe('Mon 12 Apr 2027')
    expect(formatLongDay(april12, 'nl')).toBe('maandag 12 april 2027')
    expect(formatLongDay(april12, 'en')).toBe('Monday 12 April 2027')
    expect(formatDay(Date.UTC(2027, 2, 1), 'nl')).toBe('1 mrt 2027')
    expect(formatDay(Date.UTC(2027, 8, 1), 'en')).toBe('1 Sep 2027')
    expect(formatDayMonth(Date.UTC(2027, 4, 3), 'nl')).toBe('3 mei')
    expect(formatMonth(5, 'nl')).toBe('mei')
    expect(formatMonth(12, 'en')).toBe('December')
    expect(inputDay(april12)).toBe('2027-04-12')
    expect(formatDay(addDays(april12, -12), 'nl')).toBe('31 mrt 2027')
  })

  test.each([
    ['12-4-2027', april12],
    ['12/04/2027', april12],
    [' 12.4.2027 ', april12],
    ['2027-04-12', april12],
    ['29-2-2028', Date.UTC(2028, 1, 29)],
    ['2026-02-30', null],
    ['29-2-2027', null],
    ['31-4-2027', null],
    ['0-1-2027', null],
    ['1-13-2027', null],
    ['12-4-27', null],
    ['12 april 2027', null],
    ['2027-04-12T00:00', null],
    ['1-1-0001', null],
    ['', null],
  ])('%j is read as %j', (typed, expected) => {
    expect(parseDay(typed)).toBe(expected)
  })
})
