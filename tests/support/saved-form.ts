import { expect } from 'vitest'
import { form } from '#app/api/schemas.ts'
import type { Answer } from './ask.ts'

/** The saved form; fails where it was not saved. */
export function savedForm({ status, text }: Answer) {
  expect([status, text]).toEqual([200, expect.any(String)])
  return form.parse(JSON.parse(text))
}
