import { isFields, type Fields } from './fields.ts'
import type { Facts } from './facts.ts'
import type { Item } from './item.ts'
import { isEmpty, isEmptyObject } from './values.ts'

/**
 * What a page can be filled in with that is known already: only fields and groups that are wholly empty, because half an
 * address may be the beginning of another one.
 * @param stored the values of the task, made whole
 * @returns null where there is nothing to propose
 */
export function proposalFor(
  { pageFields, proposes }: Pick<Item, 'pageFields' | 'proposes'>,
  page: string,
  stored: Fields,
  facts: () => Facts,
): Fields | null {
  if (!proposes) return null
  const asked = Object.keys(pageFields[page]?.shape ?? {})
  const proposed = Object.entries(proposes(facts())).filter(
    ([name, value]) => asked.includes(name) && isBlank(stored[name]) && !isBlank(value),
  )
  return proposed.length > 0 ? Object.fromEntries(proposed) : null
}

const isBlank = (value: unknown): boolean => (isFields(value) ? isEmptyObject(value) : isEmpty(value))
