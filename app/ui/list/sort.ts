/** By what a list is sorted: the name of a column, and whether the highest or latest comes first. */
export type Sorting<Sort extends string> = { sort: Sort; isDescending: boolean }

/**
 * Reads `sort=` of an address, in which `-changed` is the latest change first.
 * @param sorts all that a list can be sorted by; the first of them is what it is sorted by where nothing valid is asked
 * @param isUsuallyDescending whether it then has the highest or latest first
 */
export function sortingIn<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
  isUsuallyDescending = false,
): Sorting<Sort> {
  const asked = query.get('sort') ?? ''
  const sort = sorts.find((one) => one === asked.replace(/^-/, ''))
  return sort ? { sort, isDescending: asked.startsWith('-') } : { sort: sorts[0], isDescending: isUsuallyDescending }
}

/** A sorting as it stands in an address. */
export const sortingAsWord = <Sort extends string>({ sort, isDescending }: Sorting<Sort>): string =>
  isDescending ? `-${sort}` : sort

/** What the head of a column leads to: the list sorted by it, or the other way round where it is sorted by it already. */
export type SortLink<Sort extends string> = { sort: Sort; direction: 'up' | 'down' | null; href: string }

/**
 * The heads of a list that can be sorted.
 * @param at the address of the list with another `sort=`
 */
export function sortLinks<Sort extends string>(
  sorts: readonly Sort[],
  { sort: shown, isDescending }: Sorting<Sort>,
  at: (word: string) => string,
): SortLink<Sort>[] {
  return sorts.map((sort) => ({
    sort,
    direction: sort === shown ? (isDescending ? 'down' : 'up') : null,
    href: at(sortingAsWord({ sort, isDescending: sort === shown && !isDescending })),
  }))
}
