import fc from 'fast-check'
import { test } from 'vitest'
import { names, newBrowser } from './small-browser.fixture.ts'
import type { Network, Step } from './small-steps.fixture.ts'

const value = fc.constantFrom('a', 'b', 'c', '!wrong')
const name = fc.constantFrom(...names)
const network = fc.constantFrom<Network>('good', 'good', 'gone', 'answer-lost')
const typedMeanwhile = fc.option(fc.constantFrom('d', 'e'), { nil: null })
const type = fc.record({ do: fc.constant('type' as const), name, value })
const send = fc.record({ do: fc.constantFrom('submit' as const, 'flush' as const), network, typedMeanwhile })
const goAway = fc.record({
  do: fc.constantFrom('hide' as const, 'leave' as const, 'crash' as const, 'reload' as const),
})
const redraw = fc.record({
  do: fc.constantFrom('read' as const, 'show-first' as const, 'show-last' as const, 'draw' as const),
})
const other = fc.record({ do: fc.constant('other' as const), name, value: fc.constantFrom('x', 'y') })

async function live(steps: Step[]): Promise<void> {
  const browser = newBrowser()
  for (const step of steps) {
    await browser.run(step)
    browser.check()
  }
  await browser.finish()
  browser.check()
}

/** What chance finds once in thousands of lives. */
const seldomFound: [Step[]][] = [
  [
    [
      { do: 'type', name: 'zipcode', value: 'b' },
      { do: 'hide' },
      { do: 'type', name: 'zipcode', value: 'a' },
      { do: 'submit', network: 'answer-lost', typedMeanwhile: null },
      { do: 'type', name: 'zipcode', value: 'b' },
      { do: 'reload' },
      { do: 'flush', network: 'answer-lost', typedMeanwhile: 'd' },
    ],
  ],
]

/** The same with others: what was read before an answer is shown after it, and the form is sent again. */
const seldomFoundWithOthers: [Step[]][] = [
  [
    [
      { do: 'other', name: 'city', value: 'x' },
      { do: 'type', name: 'city', value: 'a1' },
      { do: 'read' },
      { do: 'type', name: 'zipcode', value: 'a3' },
      { do: 'submit', network: 'good', typedMeanwhile: 'd' },
      { do: 'show-first' },
      { do: 'submit', network: 'good', typedMeanwhile: null },
    ],
  ],
]

test('alone: whatever happens, nothing that was typed is neither stored, nor kept, nor shown', async () => {
  const steps = fc.array(fc.oneof(type, type, send, send, redraw, redraw, goAway), { maxLength: 25 })
  await fc.assert(fc.asyncProperty(steps, live), { numRuns: 2000, examples: seldomFound })
})

test('with others: the same, and nothing of theirs is overwritten that the reader has not seen', async () => {
  const steps = fc.array(fc.oneof(type, type, send, send, redraw, redraw, goAway, other), { maxLength: 25 })
  // Each value is typed once: what is typed back cannot be told from what was left alone.
  const once = steps.map((all) =>
    all.map((one, at) => (one.do === 'type' ? { ...one, value: `${one.value}${at}` } : one)),
  )
  await fc.assert(fc.asyncProperty(once, live), { numRuns: 2000, examples: seldomFoundWithOthers })
})
