import { z } from 'zod'
import type { AppLoadContext } from '@remix-run/node'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { isOpen, type Place } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import type { FieldsSchema } from '#app/roadmap/rules/fields.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { itemsOf, placeOfGuest } from '../place.server.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'

/** A task that somebody fills in who came by a link. */
export type FilledTask = {
  item: Item
  place: Place
  locationIndex: number | null
  /** The row id of the location; null for a task of the organisation. */
  locationId: string | null
  /** The fields they may fill in now. */
  schema: FieldsSchema
  /** The fields of all shown pages, those of locked ones too: a form may have been made before the page was locked. */
  schemaOfAll: FieldsSchema
  /** All tasks of the link that can be filled in. */
  items: Item[]
}

/**
 * The task that the address asks for, `?task=…`, else the first one that the link lets fill in.
 * @throws a 404 response where there is none
 */
export async function taskOf(guest: Guest, request: Request, context: AppLoadContext): Promise<FilledTask> {
  const place = await placeOfGuest(guest, context)
  const items = itemsOf(guest).filter((item) => isPlaced(item, place))
  const asked = new URL(request.url).searchParams.get('task')
  const item = asked === null ? items[0] : items.find(({ key }) => key === asked)
  if (!item) throw new Response(null, { status: 404 })
  const isOfLocation = item.roadmap === 'location'
  return {
    item,
    place,
    items,
    locationIndex: isOfLocation ? (place.location?.index ?? null) : null,
    locationId: isOfLocation ? (place.location?.id ?? null) : null,
    schema: schemaOf(item, openPages(item, place)),
    schemaOfAll: schemaOf(item, sharesOf(item).pages),
  }
}

/** A task of a location is filled in for the location that the link is about. */
const isPlaced = ({ roadmap }: Item, place: Place): boolean =>
  roadmap === 'organisation' || (place.location !== null && isOpen(place))

/** The shown pages that can be filled in now. */
function openPages(item: Item, place: Place): string[] {
  const sources = sourcesOf(place)
  const stored = sources.fieldsOf(item.key)
  const isLocked = (page: string) => item.asksFacts(page) && item.isLocked(page, stored, gatherFacts(sources)(item))
  return sharesOf(item).pages.filter((page) => !isLocked(page))
}

/** What pages ask, without what only provider staff may set. */
function schemaOf(item: Item, pages: readonly string[]): FieldsSchema {
  const shapes = pages.flatMap((page) => Object.entries(item.pageFields[page]?.shape ?? {}))
  return z.object(Object.fromEntries(shapes.filter(([name]) => !item.providerFields?.includes(name))))
}
