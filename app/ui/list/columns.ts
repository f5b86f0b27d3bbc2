/** The columns of a list that somebody can choose. */
export type ChosenColumns<Name extends string> = {
  /** All that can be chosen, in their order. */
  all: readonly Name[]
  shown: readonly Name[]
  /** As the choice stands in an address, one name per value: nothing for the usual columns, '' where none is chosen. */
  asked: readonly string[]
}

/**
 * Reads `columns=` of an address. Names that are none of the list's are passed over; an address with no other ones has the
 * usual columns.
 * @param usual the columns of who chose none
 */
export function columnsIn<Name extends string>(
  query: URLSearchParams,
  all: readonly Name[],
  usual: readonly Name[] = all,
): ChosenColumns<Name> {
  const names = query.getAll('columns')
  const chosen = all.filter((name) => names.includes(name))
  const isChosen = chosen.length > 0 || names.includes('')
  if (!isChosen || chosen.join() === all.filter((name) => usual.includes(name)).join()) {
    return { all, shown: usual, asked: [] }
  }
  return { all, shown: chosen, asked: chosen.length > 0 ? chosen : [''] }
}
