import { LRUCache } from 'lru-cache'

/** Megabytes that may be kept, with what pages make of it. */
export const mostParsed = 16

const known = new LRUCache<string, { value: unknown }>({
  maxSize: mostParsed * 1024 * 1024,
  // The text is the least of it: with what is parsed from it, and what schemas make of that, a form takes six times as much.
  sizeCalculation: (_value, text) => 500 + 5 * text.length,
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
