import { expect, it } from 'vitest'
import { secretPaths } from '../flow/secrets.server.ts'
import { allItems } from '../registry.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import { askedBlocks } from './asked.ts'

it.each(askedBlocks)('$block.key asks what its page asks, without secrets', ({ block, answer, item, parts }) => {
  expect(parts.length).toBeGreaterThan(0)
  expect(secretPaths(answer.fields)).toEqual([])
  const names = Object.keys(item.pageFields[block.page]?.shape ?? {})
  expect(names).toEqual(expect.arrayContaining(Object.keys(answer.fields.shape)))
})

it.each(askedBlocks)('no page of $block.key is ever locked, and nothing in it is for staff only', ({ block, item }) => {
  expect(item.isLocked(block.page, {}, noFacts)).toBe(false)
  expect(item.providerFields ?? []).toEqual([])
  expect(item.keyDate).toBeUndefined()
})

it('an answer is kept under a name that no task has', () => {
  const keys = allItems.map(({ item }) => item.key)
  expect(askedBlocks.filter(({ answer }) => keys.includes(answer.key))).toEqual([])
})

it('of a page with more on it only what belongs to the answer is asked', () => {
  const asked = askedBlocks.find(({ block }) => block.key === 'wifi-contact')
  expect(asked?.parts.map(({ path }) => path)).toEqual(
    ['first_name', 'last_name', 'email', 'phone'].map((name) => `wifi.contact.${name}`),
  )
})
