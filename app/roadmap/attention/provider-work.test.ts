import { expect, test } from 'vitest'
import { connectionDay, documentOf } from './known.fixture.ts'
import { isWifiToConfirm, waitsForCheck } from './provider-work.ts'

test.each([
  [{ isOn: 'yes', confirmed: false }, true],
  [{ isOn: 'yes' }, true],
  [{ isOn: 'yes', confirmed: true }, false],
  [{ isOn: 'no', confirmed: false }, false],
  ['nonsense', false],
])('a WiFi test with %j waits for provider staff: %s', (fields, expected) => {
  expect(isWifiToConfirm(fields)).toBe(expected)
})

test('documents that nobody judged wait for a check', () => {
  const waiting = [
    documentOf('floor-plan'),
    documentOf('floor-plan', { accepted: true }),
    documentOf('floor-plan', { returnReason: 'onleesbaar' }),
    documentOf('floor-plan', { replacedAt: new Date(connectionDay) }),
    documentOf('floor-plan', { scan: 'infected' }),
    documentOf('floor-plan', { userUploaded: false }),
  ]
  expect(waiting.map(waitsForCheck)).toEqual([true, false, false, false, false, false])
})
