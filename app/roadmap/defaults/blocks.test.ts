import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gatherFacts } from '../flow/facts.ts'
import { secretPaths } from '../flow/secrets.server.ts'
import { wordsOf, writerOf } from '../letters/worlds.fixture.ts'
import { allItems } from '../registry.ts'
import { validFields } from '../rules/arbitraries.fixture.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import type { Item } from '../rules/item.ts'
import { sharesOf } from '../rules/shares.ts'
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

const agreements = allItems
  .map(({ item }) => item)
  .filter((item) => Object.values(sharesOf(item).to).some((rights) => rights.includes('sign')))

/** The texts of a task that are signed, where a location has filled in no more than these forms. */
function signedTexts(agreement: Item, forms: Readonly<Record<string, unknown>>): string[] {
  const place = { locationIndex: 0, organisationName: 'De Zonnehof', locationName: 'Huis', documents: [] }
  const facts = gatherFacts({ ...place, fieldsOf: (formType) => forms[formType] })(agreement)
  const words = writerOf('nl', agreement.texts)
  return [...agreement.letters.values()].map(({ write }) => wordsOf(write(forms[agreement.key], facts, words)))
}

// Taking an answer over, and taking it back, asks nobody whether answers to an agreement may lapse: none can.
it.each(askedBlocks)('what is given once as $block.key stands in no text that is signed', ({ item, answer }) => {
  expect(agreements.map(({ key }) => key)).toEqual(expect.arrayContaining(['quotation', 'processing-agreement']))
  fc.assert(
    fc.property(validFields(answer.fields), (given) => {
      for (const agreement of agreements)
        expect(signedTexts(agreement, { [item.key]: given })).toEqual(signedTexts(agreement, {}))
    }),
    { numRuns: 20 },
  )
})
