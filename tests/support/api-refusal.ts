import { expect } from 'vitest'
import { failure } from '#app/api/schemas.ts'
import type { Answer } from './ask.ts'

/** Fails where it is not the refusal that is expected, as JSON and with a challenge (WWW-Authenticate). */
export function expectRefusal(
  { status, headers, text }: Answer,
  expected: 401 | 403,
  error: string,
  challenge = /^Bearer realm="Routekaart"$/,
): void {
  const told = failure.parse(JSON.parse(text))
  expect([status, told.error]).toEqual([expected, error])
  expect(headers['content-type']).toContain('application/json')
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['www-authenticate']).toMatch(challenge)
}
