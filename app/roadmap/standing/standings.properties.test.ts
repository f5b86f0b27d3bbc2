import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLocation, day } from '../attention/any-place.fixture.ts'
import { progressOf } from '../attention/attention.ts'
import type { KnownPlace } from '../attention/known-place.ts'
import { cardItems, leavingOut, routeCard } from '../flow/route-card.ts'
import { isCompleted, isSentBack } from '../rules/progress.ts'
import { standingsIn } from './standing.ts'
import { standingsOf } from './standings.ts'

function tasksOf({ location, organisationName, fieldsOf, documents, requests }: KnownPlace) {
  const place = { locationIndex: location?.index ?? null, locationName: location?.name ?? '' }
  const agreed = requests.flatMap(({ item, isOpen }) => (isOpen ? [] : [item]))
  return cardItems(
    leavingOut(routeCard('location', { ...place, organisationName, fieldsOf, documents }), new Set(agreed)),
  )
}

test('every missing thing has one holder, and a task that is not done has somebody who has to act', () => {
  fc.assert(
    fc.property(anyLocation, day, (known, date) => {
      for (const { state, holder, shown, needs } of standingsOf(tasksOf(known), known, date)) {
        const things = needs.map(({ kind, at, subject }) => `${kind} ${at?.page} ${at?.path} ${at ? '' : subject}`)
        const fields = things.filter((one) => one.startsWith('field'))
        expect(new Set(fields).size).toBe(fields.length)
        expect(holder === 'nobody').toBe(needs.length === 0)
        if (!isCompleted(state) && shown !== 'not-needed') expect(holder).not.toBe('nobody')
        expect(['done', 'checked', 'not-needed'].includes(shown)).toBe(holder === 'nobody')
      }
    }),
  )
})

test('what was sent back and has no new version is shown as such, whatever the state is, and we have to act', () => {
  fc.assert(
    fc.property(anyLocation, day, (known, date) => {
      for (const { item, shown, holder } of standingsOf(tasksOf(known), known, date)) {
        const isBack = known.documents.some((one) => one.documentType === item && isSentBack(one))
        if (shown === 'not-needed') continue
        expect(shown === 'returned').toBe(isBack)
        if (isBack) expect(holder).toBe('us')
      }
    }),
  )
})

test('the rule states stay what they are, and a standing that was kept is read as it was', () => {
  fc.assert(
    fc.property(anyLocation, day, (known, date) => {
      const { states, standings } = progressOf(known, date)
      expect(standings.map(({ state }) => state)).toEqual(states)
      expect(standingsIn(structuredClone(standings))).toEqual(standings)
    }),
  )
})
