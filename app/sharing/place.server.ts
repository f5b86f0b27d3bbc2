import type { AppLoadContext } from '@remix-run/node'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { readPlaceOf, type Place } from '../roadmap/flow/route.server.ts'
import { findItem } from '../roadmap/registry.ts'
import type { Item } from '../roadmap/rules/item.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'

const read = new WeakMap<AppLoadContext, Promise<Place>>()

/** The organisation as seen from where the link is about; read once per request. */
export function placeOfGuest({ link, contributor }: Guest, context: AppLoadContext): Promise<Place> {
  const place = read.get(context) ?? readPlaceOf(contributor, link.organisationName, link.locationIndex, link.contact)
  read.set(context, place)
  return place
}

/** Makes the page after an action read again, because the action has changed something. */
export const forgetPlaceOfGuest = (context: AppLoadContext): void => void read.delete(context)

type Shown = Pick<ShareLink, 'items' | 'purpose' | 'may'>

/** The tasks that a link shows, as far as tasks still show themselves to people who come as what this one does. */
export const itemsOf = ({ link: { items, purpose, may } }: { link: Shown }): Item[] =>
  items.flatMap((key) => {
    const item = findItem(key)
    return item && sharesOf(item).to[purpose]?.includes(may) ? [item] : []
  })
