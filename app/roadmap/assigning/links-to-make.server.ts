import type { AppLoadContext } from '@remix-run/node'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { itemTitle } from '../flow/words.server.ts'
import { findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { purposeToPassOn } from '../rules/shares.ts'
import { findAssignable, type Assignable } from './assignable.server.ts'
import { linkToGive } from './give.server.ts'

/** A task for somebody without an account, who does it by a link. */
export type LinkToMake = { item: Item; locationIndex: number | null; assignable: Assignable }

/** A link that is made after this one: its page, and what is said of it and of those after it. */
export type NextLink = { href: string; words: string }

/** Of an address: one more link to make afterwards, as `item:location:person`. */
const parameter = 'next'

/** Where several links are made one after the other: the page of the first, whose address has the rest. */
export function linksToMake([first, ...rest]: readonly [LinkToMake, ...LinkToMake[]], wish: string | null): string {
  const { item, locationIndex, assignable } = first
  const address = linkToGive(item, locationIndex, { assignable, wish, note: '' })
  const next = rest.map((one) => [parameter, [one.item.key, one.locationIndex ?? '', one.assignable.id].join(':')])
  return next.length > 0 ? `${address}&${new URLSearchParams(next)}` : address
}

/** The next of the links that the address of a page says are to be made after its own; null where there is none. */
export async function readNextLink(context: AppLoadContext, query: URLSearchParams): Promise<NextLink | null> {
  const found = await Promise.all(query.getAll(parameter).map((named) => linkNamed(context, named)))
  const [first, ...rest] = found.flatMap((link) => link ?? [])
  if (!first) return null
  const t = textFor(context.language, 'roadmap/assigning')
  const values = { task: itemTitle(first.item, context.language), name: first.assignable.person?.name ?? '' }
  const count = rest.length + 1
  return {
    href: linksToMake([first, ...rest], query.get('wish')),
    words: values.name === '' ? t('nextLinkOther', { ...values, count }) : t('nextLink', { ...values, count }),
  }
}

async function linkNamed(context: AppLoadContext, named: string): Promise<LinkToMake | null> {
  const [key = '', at = '', id = ''] = named.split(':')
  const item = findItem(key)
  if (!item || purposeToPassOn(item) === null || !/^\d{0,4}$/.test(at)) return null
  const assignable = await findAssignable(context, id)
  return assignable && { item, locationIndex: at === '' ? null : Number(at), assignable }
}
