import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayOf,
  formatClock,
  formatDay,
  formatDayMonth,
  formatMoment,
  formatMonth,
  formatTime,
  formatLongDay,
  formatWeekday,
  inputDay,
  inputTime,
  parseDay,
  parseMoment,
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

describe('a moment', () => {
  test.each([
    ['winter', Date.UTC(2027, 0, 12), '9.30', Date.UTC(2027, 0, 12, 8, 30)],
    ['summer', april12, '14:30', Date.UTC(2027, 3, 12, 12, 30)],
    ['just after midnight', april12, '0:15', Date.UTC(2027, 3, 11, 22, 15)],
    ['the day the summer clock starts', Date.UTC(2027, 2, 28), '09:30', Date.UTC(2027, 2, 28, 7, 30)],
    ['the day the summer clock ends', Date.UTC(2027, 9, 31), '09:30', Date.UTC(2027, 9, 31, 8, 30)],
  ])('on a Dutch clock: %s', (_when, date, time, instant) => {
    expect(parseMoment(date, time)).toBe(instant)
    expect(dayOf(instant)).toBe(date)
    expect(inputTime(instant)).toBe(time.replace('.', ':').padStart(5, '0'))
  })

  test.each([
    ['9.30am', '09:30'],
    ['2pm', '14:00'],
    ['2.05 PM', '14:05'],
    ['12am', '00:00'],
    ['12:15pm', '12:15'],
  ])('%s is read as %s, as the English write it', (time, expected) => {
    const instant = parseMoment(april12, time)
    expect(instant === null ? null : inputTime(instant)).toBe(expected)
  })

  test.each(['24:00', '9:60', '9', 'half tien', '', '0am', '13pm', '9.60am', 'am'])('%j is no time', (time) => {
    expect(parseMoment(april12, time)).toBeNull()
  })

  test('is shown with day and time', () => {
    expect(formatMoment(Date.UTC(2027, 3, 12, 12, 30), 'nl')).toBe('ma 12 apr 2027, 14.30')
    expect(formatMoment(Date.UTC(2027, 3, 12, 7, 5), 'en')).toBe('Mon 12 Apr 2027, 9.05am')
    expect(formatTime(Date.UTC(2027, 3, 12, 22, 0), 'nl')).toBe('0.00')
  })

  test.each([
    [0, '0.00', 'midnight'],
    [5, '0.05', '12.05am'],
    [570, '9.30', '9.30am'],
    [720, '12.00', 'midday'],
    [750, '12.30', '12.30pm'],
    [840, '14.00', '2pm'],
    [1439, '23.59', '11.59pm'],
  ])('a clock at %i minutes reads %s in Dutch and %s in English', (minutes, dutch, english) => {
    expect(formatClock(minutes, 'nl')).toBe(dutch)
    expect(formatClock(minutes, 'en')).toBe(english)
  })
})
