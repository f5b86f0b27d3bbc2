import { expect, test } from 'vitest'
import { daySums } from './day-sums.ts'
import type { BoardLocation } from './summaries.server.ts'

const day = 86_400_000
const today = Date.UTC(2026, 10, 23)
const huis: BoardLocation = {
  ...{ organisationId: 'o', organisationName: 'Zorg', row: 'aaaaaaaa', index: 0, name: 'Huis', isInitialised: true },
  ...{ states: ['busy'], completed: 0, total: 1, overall: 'busy', step: 1, toReview: 0, waitsFor: 'them' },
  ...{ nextDue: null, connectionDay: null, isDefinitive: false, startMeetings: [], isWifiToConfirm: false },
  changedAt: null,
}

test('adds up who is waited for, what comes up and what is to be confirmed', () => {
  const us: BoardLocation = { ...huis, waitsFor: 'us', isWifiToConfirm: true, connectionDay: today + day }
  const locations = [us, huis, { ...huis, startMeetings: [today - day, today + 9 * 3_600_000] }]
  const { counts, coming, wifiToConfirm } = daySums(locations, today)
  expect(counts).toEqual({ us: 1, reviewer: 0, them: 2, still: 0 })
  expect(coming.map(({ kind, at }) => [kind, at])).toEqual([
    ['meeting', today + 9 * 3_600_000],
    ['target', today + day],
  ])
  expect(wifiToConfirm).toEqual([us])
})

test('adds up anew on another day, and for another list', () => {
  const soon = [{ ...huis, nextDue: today + 15 * day, connectionDay: today }]
  expect(daySums(soon, today)).toMatchObject({ counts: { still: 0 }, coming: [{ at: today }] })
  expect(daySums(soon, today + day)).toMatchObject({ counts: { still: 1 }, coming: [] })
  expect(daySums([...soon, huis], today + day).counts.them).toBe(2)
})
