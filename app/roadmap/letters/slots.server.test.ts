import { expect, it } from 'vitest'
import { slotOptions } from './slots.server.ts'

it.each(['nl', 'en'] as const)('every slot has a name in %s that says its task', (language) => {
  const names = slotOptions(language).map(({ label }) => label)
  expect(names.length).toBeGreaterThan(6)
  // A key without a text stands for itself.
  const named = names.filter((name) => /^\d\.\d\.\d .+: .+/.test(name) && !/: [\w-]+\.[\w-]+$/.test(name))
  expect(named).toEqual(names)
})
