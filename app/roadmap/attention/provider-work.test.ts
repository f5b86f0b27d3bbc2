import { expect, test } from 'vitest'
import { connectionDay, documentOf, linkOf, locationWith, organisationWith } from './known.fixture.ts'
import { providerWork } from './provider-work.ts'

test.each([
  [{ isOn: 'yes', confirmed: false }, true],
  [{ isOn: 'yes' }, true],
  [{ isOn: 'yes', confirmed: true }, false],
  [{ isOn: 'no', confirmed: false }, false],
  ['nonsense', false],
])('a WiFi test with %j waits for provider staff: %s', (fields, expected) => {
  const forms = { 'wifi-test': fields }
  expect(providerWork(locationWith({ forms })).isWifiToConfirm).toBe(expected)
  expect(providerWork(organisationWith({ forms })).isWifiToConfirm).toBe(false)
})

test('documents that nobody judged wait for a check', () => {
  const judged = new Date(connectionDay)
  const documents = [
    documentOf('floor-plan'),
    documentOf('floor-plan', { accepted: true }),
    documentOf('floor-plan', { returnReason: 'onleesbaar' }),
    documentOf('floor-plan', { replacedAt: judged }),
    documentOf('floor-plan', { scan: 'infected' }),
    documentOf('floor-plan', { userUploaded: false }),
  ]
  expect(providerWork(locationWith({ documents })).toReview).toBe(1)
})

test('a link is open until its last day, where something can be done by it and nobody has', () => {
  const until = (days: number) => new Date(connectionDay + days * 86_400_000)
  const links = [
    linkOf({ expiresAt: until(2) }),
    linkOf({ expiresAt: until(1) }),
    linkOf({ expiresAt: until(3), may: 'read' }),
    linkOf({ expiresAt: until(4), outcome: 'approved' }),
  ]
  expect(providerWork(locationWith({ links })).linkOpenUntil).toBe(until(2).getTime())
  expect(providerWork(locationWith({ links: links.slice(2) })).linkOpenUntil).toBeNull()
})
