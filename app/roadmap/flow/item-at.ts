import { itemAtPath } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import type { NumberedItem } from '../rules/roadmap.ts'

/**
 * The item whose page, or the data of it, a request is about, with where it stands.
 * @throws a 404 response where there is none
 */
export function numberedItemAt(request: Request): NumberedItem {
  const numbered = itemAtPath(new URL(request.url).pathname.toLowerCase())
  if (!numbered) throw new Response(null, { status: 404 })
  return numbered
}

/**
 * The item whose page, or the data of it, a request is about.
 * @throws a 404 response where there is none
 */
export const itemAt = (request: Request): Item => numberedItemAt(request).item
