import { expect, it } from 'vitest'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { allItems, findItem } from '../registry.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import { parsePath } from '../rules/paths.ts'
import { hasGaps, letterWriter, type Place } from './letter.ts'

const hasField = ({ item, page, field }: Place): boolean => {
  const [first] = parsePath(field)
  return Object.keys(findItem(item)?.pageFields[page]?.shape ?? {}).includes(String(first))
}

const letters = allItems.flatMap(({ item }) => [...item.letters].map(([name, { write }]) => ({ item, name, write })))

it.each(letters)('gaps of $item.key/$name lead to fields that there are', ({ item, write }) => {
  const asked: Place[] = []
  const writer = letterWriter('nl', anyTextFor('nl', `${item.texts}/letters`), '[open]', (place) => {
    asked.push(place)
    return '/'
  })
  const letter = write({}, noFacts, writer)
  expect(asked.filter((place) => !hasField(place))).toEqual([])
  // Agreements are mostly filled in by the provider.
  if (hasGaps(letter) && !letter.title.includes('overeenkomst')) expect(asked).not.toEqual([])
})
