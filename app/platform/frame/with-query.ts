/**
 * An address with the parts of its query that say something: what is empty is left out, and so is the first `page`.
 * @param path an address without a query
 * @param parts a list is one part for each of its values, also for an empty one
 */
export function withQuery(path: string, parts: Record<string, string | number | readonly string[]>): string {
  const said = Object.entries(parts).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
  const query = new URLSearchParams(
    said.flatMap(([name, value]) => (typeof value === 'object' ? value : [String(value)]).map((one) => [name, one])),
  )
  return query.size > 0 ? `${path}?${query}` : path
}
