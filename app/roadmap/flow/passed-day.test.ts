import { describe, expect, test } from 'vitest'
import { connectionDayItem } from '../registry.ts'
import { decide } from './decide.ts'
import { readGoTo } from './go-to.ts'

describe('a connection day that is over', () => {
  const day = Date.UTC(2027, 3, 20)
  const [before, after] = [day - 86_400_000, day + 86_400_000]
  const dated = connectionDayItem.read({})

  test.each([
    ['is asked about', '2027-04-20', null, after, true],
    ['is saved with the answer', '2027-04-20', 'all:2027-04-20', after, false],
    ['is saved with the other answer', '2027-04-20', 'partly:2027-04-20', after, false],
    ['is asked about where another day was answered for', '2027-04-20', 'all:2027-04-19', after, true],
    ['is asked about where the answer is none', '2027-04-20', 'none:2027-04-20', after, true],
    ['is not asked about before it is over', '2027-04-20', null, day, false],
    ['is not asked about where nobody asks', '2027-04-20', null, null, false],
  ])('%s', (_, typed, passed, asksPassed, isAsked) => {
    const form = new FormData()
    form.append('date', typed)
    if (passed !== null) form.append('passed', passed)
    const sent = {
      form,
      schema: connectionDayItem.fields,
      pages: ['details'],
      goTo: readGoTo('save'),
      choices: new Map(),
    }
    const asked = { item: connectionDayItem, change: sent, facts: null, isAllOrNothing: false, asksPassed }
    const decided = decide(asked, dated, [])
    expect(decided.isPassedAsked).toBe(isAsked)
    expect(decided.apply.map(({ to }) => to)).toEqual(isAsked ? [] : [day])
    expect(Object.keys(decided.read.errors)).toEqual(isAsked ? ['date'] : [])
  })

  test('that stays as it is stored is not asked about', () => {
    const form = new FormData()
    form.append('date', '2027-04-19')
    const sent = {
      form,
      schema: connectionDayItem.fields,
      pages: ['details'],
      goTo: readGoTo('save'),
      choices: new Map(),
    }
    const asked = { item: connectionDayItem, change: sent, facts: null, isAllOrNothing: false, asksPassed: after }
    expect(decide(asked, connectionDayItem.read({ date: before }), []).isPassedAsked).toBe(false)
  })
})
