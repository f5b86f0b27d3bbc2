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
  /** The fields they may fill in. */
  schema: FieldsSchema
  /** All tasks of the link that can be filled in. */
  items: Item[]
}

/**
 * The task that the address asks for, `?task=…`, else the first one that the link lets fill in.
 * @throws a 404 response where there is none
 */
export async function taskOf(guest: Guest, request: Request, context: AppLoadContext): Promise<FilledTask> {
  const place = await placeOfGuest(guest, context)
  const items = itemsOf(guest).filter((item) => !item.hasDocuments && isPlaced(item, place))
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
    schema: schemaOf(item, place),
  }
}

/** A task of a location is filled in for the location that the link is about. */
const isPlaced = ({ roadmap }: Item, place: Place): boolean =>
  roadmap === 'organisation' || (place.location !== null && isOpen(place))

/** What the shown pages ask, without what only provider staff may set and without pages that are locked now. */
function schemaOf(item: Item, place: Place): FieldsSchema {
  const sources = sourcesOf(place)
  const stored = sources.fieldsOf(item.key)
  const isLocked = (page: string) => item.asksFacts(page) && item.isLocked(page, stored, gatherFacts(sources)(item))
  const shapes = sharesOf(item).pages.flatMap((page) => {
    const schema = item.pageFields[page]
    return schema && !isLocked(page) ? Object.entries(schema.shape) : []
  })
  return z.object(Object.fromEntries(shapes.filter(([name]) => !item.providerFields?.includes(name))))
}
