import { redirect } from '@remix-run/node'

/** The page of a list that an address asks for, from 1. */
export const askedPage = (query: URLSearchParams): number =>
  Math.min(100_000, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1))

/**
 * Where a reader is in a list, for `Pagination`.
 * @param size how many rows stand on a page
 * @param at the address of a page
 * @throws a redirect to the last page, where they are behind it
 */
export function pagesOf(asked: number, { total, size }: { total: number; size: number }, at: (page: number) => string) {
  const pages = Math.max(1, Math.ceil(total / size))
  if (asked > pages) throw redirect(at(pages))
  return {
    page: asked,
    pages,
    previous: asked > 1 ? at(asked - 1) : null,
    following: asked < pages ? at(asked + 1) : null,
  }
}
