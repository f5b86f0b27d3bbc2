import { expect, test } from 'vitest'
import type { KnownChange } from '../rules/changes.ts'
import { dayPlanningLogistics } from '../location/plan-installation-day/item.ts'
import { decide } from './decide.ts'
import { readGoTo } from './go-to.ts'
import { typedBack } from './typed-back.ts'

/** Saved since the version in which the name was Elm: first this, then that. */
const saved = (...names: string[]): KnownChange[] =>
  names.map((to, at) => ({
    ...{ path: 'name', from: ['Elm', ...names][at], to, by: 'Anna', at: new Date(0), isOwn: true },
  }))

function sent(goTo: string, name: string, since: KnownChange[]) {
  const form = new FormData()
  form.append('name', name)
  const stored = { name: since.at(-1)?.to ?? 'Elm' }
  return typedBack({ form, goTo: readGoTo(goTo) }, { rendered: { name: 'Elm' }, next: { name }, stored }, since)
}

test('what a browser saves by itself as it was before an earlier save was typed back', () => {
  expect(sent('keep', 'Elm', saved('Oak'))).toEqual([{ path: 'name', from: 'Oak', to: 'Elm' }])
})

test.each([
  ['in a form that somebody sends it was left alone', 'save', 'Elm', saved('Oak')],
  ['what was never changed is no news', 'keep', 'Elm', []],
  ['another value is merged as ever', 'keep', 'Ash', saved('Oak')],
  [
    'what was typed back before and changed again is a message that comes late',
    'keep',
    'Elm',
    saved('Oak', 'Elm', 'Ash'),
  ],
  ['what others changed is theirs', 'keep', 'Elm', saved('Oak').map((one) => ({ ...one, isOwn: false }))],
])('%s', (_, goTo, name, since) => {
  expect(sent(goTo, name, since)).toEqual([])
})

test('a row is known by its id', () => {
  const form = new FormData()
  form.append('rows[0].id', '0000000a')
  form.append('rows[0].name', 'Elm')
  const rowsWith = (name: string) => ({
    rows: [
      { id: '0000000b', name: 'Bel' },
      { id: '0000000a', name },
    ],
  })
  const path = 'rows[0000000a].name'
  const since = saved('Oak').map((one) => ({ ...one, path }))
  const values = { rendered: rowsWith('Elm'), next: rowsWith('Elm'), stored: rowsWith('Oak') }
  expect(typedBack({ form, goTo: { to: 'keep' } }, values, since)).toEqual([{ path, from: 'Oak', to: 'Elm' }])
})

test('a connection day that is typed back moves too, so it needs a reason', () => {
  const [before, after] = [Date.UTC(2027, 0, 12), Date.UTC(2027, 0, 19)]
  const form = new FormData()
  form.append('date', '2027-01-12')
  const change = {
    form,
    schema: dayPlanningLogistics.fields,
    pages: ['details'],
    goTo: { to: 'keep' as const },
    choices: new Map(),
  }
  const asked = { item: dayPlanningLogistics, change, facts: null, isAllOrNothing: false }
  const since = saved('').map((one) => ({ ...one, path: 'date', from: before, to: after }))
  const stored = dayPlanningLogistics.read({ date: after })
  expect(decide(asked, stored, since)).toMatchObject({ isReasonMissing: true, apply: [] })
  const withReason = decide({ ...asked, reason: 'De zaal is vrij.' }, stored, since)
  expect(withReason).toMatchObject({ isReasonMissing: false, apply: [{ path: 'date', from: after, to: before }] })
})
