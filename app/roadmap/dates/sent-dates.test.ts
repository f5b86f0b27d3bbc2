import { describe, expect, it } from 'vitest'
import type { KeyDate } from '../rules/item.ts'
import { daysIn, settleDates } from './sent-dates.ts'

const one: KeyDate = { field: 'date', is: 'target', reason: 'offered' }
const several: KeyDate = { field: 'dates', is: 'meetings', reason: 'offered' }

function formOf(...entries: [name: string, value: string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('a day that is typed or chosen', () => {
  it.each([
    ['left alone', '2027-04-20', ['2027-04-20', '2027-04-20'], ['2027-04-20']],
    ['chosen', '2027-04-20', ['2027-04-20', '2027-05-03'], ['2027-05-03']],
    ['chosen where nothing was', '', ['', '2027-05-03'], ['2027-05-03']],
    ['chosen, and the field emptied', '2027-04-20', ['', '2027-05-03'], ['2027-05-03']],
    ['typed', '2027-04-20', ['2027-05-03', '2027-04-20'], ['2027-05-03']],
    ['typed and chosen', '2027-04-20', ['2027-05-03', '2027-05-04'], ['2027-05-03']],
    ['emptied', '2027-04-20', ['', '2027-04-20'], ['']],
    ['typed in another way', '2027-04-20', ['3-5-2027'], ['3-5-2027']],
  ])('%s', (_, shown, sent, expected) => {
    const [typed = '', chosen] = sent
    const days: [string, string][] = chosen === undefined ? [] : [['date:chosen', chosen]]
    const form = formOf(['date', typed], ['date:shown', shown], ...days)
    settleDates(form, one)
    expect(form.getAll('date')).toEqual(expected)
    // As a page sends it that was open before the month's days had a name of their own.
    const before = formOf(...sent.map((value): [string, string] => ['date', value]), ['date:shown', shown])
    settleDates(before, one)
    expect(before.getAll('date')).toEqual(expected)
  })

  it('is taken as it comes where the form does not say what was shown', () => {
    const form = formOf(['date', '2027-04-20'])
    settleDates(form, one)
    expect([...daysIn(form, one)]).toEqual([['date', Date.UTC(2027, 3, 20)]])
  })

  it('keeps the time beside it', () => {
    const name = 'dates[1].date'
    const form = formOf(
      [name, '2027-04-12'],
      [name, '14:00'],
      [`${name}:shown`, '2027-04-12'],
      [`${name}:chosen`, '2027-04-13'],
    )
    settleDates(form, several)
    expect(form.getAll(name)).toEqual(['2027-04-13', '14:00'])
    expect([...daysIn(form, several)]).toEqual([[name, Date.UTC(2027, 3, 13)]])
  })
})
