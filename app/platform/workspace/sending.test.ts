import { expect, test } from 'vitest'
import { bodyOf, outcomeOf, postSave, type PendingSave } from './sending.ts'

const page = {
  action: '/location/basic-info/wards?location=1',
  formType: 'basic',
  locationId: 'a1',
  isMultipart: false,
}
const sender = { csrf: 'c', author: 'w' }
const pending: PendingSave = { page, version: 2, fields: { 'wards[b2].name': ['Eik'] }, secrets: [], sender }

test.each([
  [204, '4', { kind: 'saved', version: 4, isMerged: false }],
  [204, '4;merged', { kind: 'saved', version: 4, isMerged: true }],
  [204, null, { kind: 'signed-out' }],
  [0, null, { kind: 'signed-out' }],
  [401, null, { kind: 'signed-out' }],
  [422, '4', { kind: 'kept', version: 4, isMerged: false }],
  [409, '5;merged', { kind: 'kept', version: 5, isMerged: true }],
  [409, null, { kind: 'kept', version: null, isMerged: false }],
  [429, null, { kind: 'later' }],
  [500, null, { kind: 'later' }],
  [503, null, { kind: 'later' }],
  [400, null, { kind: 'refused' }],
  [403, null, { kind: 'refused' }],
  [404, null, { kind: 'refused' }],
  [413, null, { kind: 'refused' }],
])('%i with version %s', (status, version, expected) => {
  const headers = new Headers(version === null ? {} : { 'X-Form-Version': version })
  expect(outcomeOf({ status, headers })).toEqual(expected)
})

test('a pending holds what changed, the ids of its rows, and who sends it', () => {
  expect([...bodyOf(pending)]).toEqual([
    ['csrf', 'c'],
    ['author', 'w'],
    ['version', '2'],
    ['locationId', 'a1'],
    ['wards[0].id', 'b2'],
    ['wards[0].name', 'Eik'],
    ['goTo', 'keep'],
  ])
  expect(bodyOf({ ...pending, page: { ...page, isMultipart: true } })).toBeInstanceOf(FormData)
})

test('it goes to the page itself, and on without the page unless it is too large for that', async () => {
  const asked: unknown[] = []
  const fetch = (url: unknown, init?: RequestInit) => {
    asked.push([url, init?.keepalive])
    return Promise.resolve(new Response(null, { status: 204, headers: { 'X-Form-Version': '3' } }))
  }
  expect(await postSave(pending, fetch)).toEqual({ kind: 'saved', version: 3, isMerged: false })
  await postSave({ ...pending, fields: { vision: ['x'.repeat(70_000)] } }, fetch)
  expect(asked).toEqual([
    ['/location/basic-info/wards?location=1', true],
    ['/location/basic-info/wards?location=1', false],
  ])
})

test('its answer is read whole, or browsers would let only some two hundred saves go on without their page', async () => {
  const answer = new Response('[]', { status: 200, headers: { 'X-Form-Version': '3' } })
  await postSave(pending, () => Promise.resolve(answer))
  expect(answer.bodyUsed).toBe(true)
})

test('a network that fails is no failure of ours', async () => {
  expect(await postSave(pending, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'later' })
})
