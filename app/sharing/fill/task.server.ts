import { z } from 'zod'
import type { AppLoadContext } from '@remix-run/node'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { isOpen, type Place } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import type { FieldsSchema } from '#app/roadmap/rules/fields.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { itemsOf, placeOfGuest } from '../place.server.ts'
import { filledPages } from '#app/roadmap/rules/shares.ts'

/** A page of a task that is filled in by a link. */
export type FilledPage = { page: string; schema: FieldsSchema; isLocked: boolean }

/** A task that somebody fills in who came by a link. */
export type FilledTask = {
  item: Item
  place: Place
  locationIndex: number | null
  /** The row id of the location; null for a task of the organisation. */
  locationId: string | null
  /** Its pages that ask something, in the order of the task, with the fields that may be filled in by link. */
  pages: FilledPage[]
  /** The fields they may fill in now. */
  schema: FieldsSchema
  /** The fields of all pages, those of locked ones too: a form may have been made before the page was locked. */
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
  const pages = pagesOf(item, place)
  return {
    item,
    place,
    items,
    locationIndex: isOfLocation ? (place.location?.index ?? null) : null,
    locationId: isOfLocation ? (place.location?.id ?? null) : null,
    pages,
    schema: together(pages.filter(({ isLocked }) => !isLocked)),
    schemaOfAll: together(pages),
  }
}

/** A task of a location is filled in for the location that the link is about. */
const isPlaced = ({ roadmap }: Item, place: Place): boolean =>
  roadmap === 'organisation' || (place.location !== null && isOpen(place))

function pagesOf(item: Item, place: Place): FilledPage[] {
  const sources = sourcesOf(place)
  const stored = sources.fieldsOf(item.key)
  return filledPages(item).map((page) => ({
    page,
    schema: openTo(item, page),
    isLocked: item.asksFacts(page) && item.isLocked(page, stored, gatherFacts(sources)(item)),
  }))
}

/** What a page asks, without what only provider staff may set. */
function openTo(item: Item, page: string): FieldsSchema {
  const shape = Object.entries(item.pageFields[page]?.shape ?? {})
  return z.object(Object.fromEntries(shape.filter(([name]) => !item.providerFields?.includes(name))))
}

const together = (pages: readonly FilledPage[]): FieldsSchema =>
  z.object(Object.fromEntries(pages.flatMap(({ schema }) => Object.entries(schema.shape))))
