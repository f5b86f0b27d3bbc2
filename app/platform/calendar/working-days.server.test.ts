import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  holidayOn,
  isWorkingDay,
  lastWorkingDayOnOrBefore,
  workingDaysAfter,
  workingDaysBefore,
  workingDaysBetween,
} from './working-days.server.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const dayLength = 86_400_000

/** The public holidays of two years, written down by hand from an almanac. */
const holidays = {
  ...{ '2027-01-01': 'Nieuwjaar', '2027-03-28': 'Pasen', '2027-03-29': 'Tweede paasdag', '2027-04-27': 'Koningsdag' },
  ...{ '2027-05-06': 'Hemelvaartsdag', '2027-05-16': 'Pinksteren', '2027-05-17': 'Tweede pinksterdag' },
  ...{ '2027-12-25': 'Kerstmis', '2027-12-26': 'Tweede kerstdag' },
  ...{ '2028-01-01': 'Nieuwjaar', '2028-04-16': 'Pasen', '2028-04-17': 'Tweede paasdag', '2028-04-27': 'Koningsdag' },
  ...{ '2028-05-25': 'Hemelvaartsdag', '2028-06-04': 'Pinksteren', '2028-06-05': 'Tweede pinksterdag' },
  ...{ '2028-12-25': 'Kerstmis', '2028-12-26': 'Tweede kerstdag' },
}
const byHand = new Map(Object.entries(holidays).map(([text, name]) => [day(text), name]))
const everyDay = Array.from({ length: 731 }, (_, n) => day('2027-01-01') + n * dayLength)
const worksByHand = (at: number) => ![0, 6].includes(new Date(at).getUTCDay()) && !byHand.has(at)

describe('the calendar of 2027 and 2028', () => {
  it('has the holidays of the almanac, and no others', () => {
    const found = everyDay.flatMap((at) => {
      const name = holidayOn(at, 'nl')
      return name === null ? [] : [[at, name]]
    })
    expect(new Map(found as [number, string][])).toEqual(byHand)
  })

  it('knows every working day', () => {
    expect(everyDay.filter(isWorkingDay)).toEqual(everyDay.filter(worksByHand))
  })

  it('counts Good Friday and 5 May as working days, and names holidays in English', () => {
    expect([day('2027-03-26'), day('2027-05-05')].map(isWorkingDay)).toEqual([true, true])
    expect(holidayOn(day('2027-05-06'), 'en')).toBe('Ascension Day')
  })
})

describe('working days', () => {
  it.each([
    ['2027-04-12', '2027-04-12', 0],
    ['2027-04-12', '2027-04-13', 1],
    ['2027-04-16', '2027-04-19', 1],
    ['2027-04-17', '2027-04-18', 0],
    ['2027-04-20', '2027-04-12', 0],
    ['2027-03-17', '2027-05-03', 31],
    ['2027-03-17', '2027-04-06', 13],
    ['2027-12-24', '2028-01-03', 6],
  ])('from %s to %s there are %i', (from, to, expected) => {
    expect(workingDaysBetween(day(from), day(to))).toBe(expected)
  })

  it.each([
    ['2027-04-20', 22, '2027-03-18'],
    ['2027-05-03', 22, '2027-03-31'],
    ['2027-05-03', 5, '2027-04-23'],
    ['2027-05-03', 0, '2027-05-03'],
    ['2027-05-17', 1, '2027-05-14'],
  ])('before %s, %i of them: %s', (from, count, expected) => {
    expect(workingDaysBefore(day(from), count)).toBe(day(expected))
  })

  it.each([
    ['2027-03-17', 25, '2027-04-22'],
    ['2027-04-26', 1, '2027-04-28'],
  ])('after %s, %i of them: %s', (from, count, expected) => {
    expect(workingDaysAfter(day(from), count)).toBe(day(expected))
  })

  it.each([
    ['2027-05-17', '2027-05-14'],
    ['2027-05-14', '2027-05-14'],
    ['2027-12-26', '2027-12-24'],
  ])('on or before %s: %s', (from, expected) => {
    expect(lastWorkingDayOnOrBefore(day(from))).toBe(day(expected))
  })

  it('are counted as they are walked, forwards and backwards', () => {
    const days = fc.constantFrom(...everyDay)
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (from, count) => {
        expect(workingDaysBetween(from, workingDaysAfter(from, count))).toBe(count)
        const start = lastWorkingDayOnOrBefore(from)
        expect(workingDaysAfter(workingDaysBefore(start, count), count)).toBe(start)
        expect(workingDaysBetween(from, from + 400 * dayLength)).toBe(
          Array.from({ length: 400 }, (_, n) => from + (n + 1) * dayLength).filter(isWorkingDay).length,
        )
      }),
    )
  })
})
