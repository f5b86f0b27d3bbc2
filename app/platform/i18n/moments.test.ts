import { expect, test } from 'vitest'
import { dayOf, inputTime } from './dates.ts'
import { formatClock, formatMoment, formatTime, parseMoment } from './moments.ts'

const april12 = Date.UTC(2027, 3, 12)

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
