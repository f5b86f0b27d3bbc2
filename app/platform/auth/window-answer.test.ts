import { expect, test } from 'vitest'
import { isAnswerTo } from './window-answer.ts'

const flow = 'a-flow-of-this-page'
const type = 'authorization_response'
const failed = { error: 'login_required', error_description: '' }

test.each([{ ok: true }, failed])('%j is an answer', (response) => {
  expect(isAnswerTo(flow, { type, flow, response })).toBe(true)
})

test.each<unknown>([
  ...[undefined, null, '', 'authorization_response', 7, [], {}],
  ...[
    { type, flow },
    { type, flow, response: null },
    { type, flow, response: {} },
  ],
  { type, flow: 'a-flow-of-another-page', response: { ok: true } },
  { type: 'other', flow, response: { ok: true } },
  { type, response: { ok: true } },
  { type, flow, response: { ok: 'true' } },
  { type, flow, response: { error: 'login_required' } },
  { type, flow, response: { ...failed, error: 7 } },
])('%j is none', (message) => {
  expect(isAnswerTo(flow, message)).toBe(false)
})
