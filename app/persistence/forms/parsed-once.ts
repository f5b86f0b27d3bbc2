import { LRUCache } from 'lru-cache'

/** Megabytes of text that are kept; what is parsed from it comes on top. */
const most = 16

const known = new LRUCache<string, { value: unknown }>({
  maxSize: most * 1024 * 1024,
  sizeCalculation: (_value, text) => 200 + 2 * text.length,
})

/**
 * What JSON says, parsed once while the same text is asked for again: what a form holds is read by every page of its place,
 * and changes seldom. The same object is given each time, frozen, so that what is made of it can be kept with it.
 * @throws where it is no JSON
 */
export function parsedOnce(text: string): unknown {
  const found = known.get(text)
  if (found) return found.value
  const value: unknown = JSON.parse(text, (_name, part) => Object.freeze(part))
  known.set(text, { value })
  return value
}
